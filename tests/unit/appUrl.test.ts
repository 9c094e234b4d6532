import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appUrl, isAlphaHost } from '../../src/lib/appUrl';

const addresses = { production: 'https://app.example.com', alpha: 'https://app.alpha.example.com' };

describe('URL of the application', () => {
  for (const host of ['alpha.benchloom.example', 'www.ALPHA-2.example', 'myalphabet.example']) {
    it(`is the alpha URL on ${host}`, () => {
      assert.equal(isAlphaHost(host), true);
      assert.equal(appUrl(host, 'login', addresses), 'https://app.alpha.example.com/login');
    });
  }

  for (const host of ['www.benchloom.example', 'alph.example', 'localhost', '']) {
    it(`is the production URL on ${JSON.stringify(host)}`, () => {
      assert.equal(isAlphaHost(host), false);
      assert.equal(appUrl(host, 'signup', addresses), 'https://app.example.com/signup');
    });
  }
});
