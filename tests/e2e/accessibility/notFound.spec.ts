import { testPageType } from './pageType';

testPageType('/no-such-page', { tag: ['@full'] });
