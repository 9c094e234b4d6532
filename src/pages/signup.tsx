export { SignupGuide as default } from '@site/src/marketing/sections/SignupGuide';
