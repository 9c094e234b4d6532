import { testPageType } from './pageType';

testPageType('/docs/troubleshoot', { tag: ['@full'] });
