/** The privacy notice's paragraphs about data that the site sends to other origins, with and without analytics. */
export const analyticsTexts = {
  on: [
    'This website reports page views to Google Analytics (gtag): the address and title of the page, the page you came from, and facts about your browser such as its language and screen size. We remove everything after a ? or # from both addresses. Your browser loads the script for it from Google’s servers and sends these reports there, so Google receives your IP address; the reports ask for it to be anonymized.',
    'Before the first report, storage consent is set to denied for every purpose. Google Analytics therefore doesn’t set cookies here, and its reports, called cookieless pings, don’t contain an identifier stored on your device. There’s nothing to turn on, so there’s no banner.',
  ],
  off: [
    'This website uses no analytics. Its pages load from one address and don’t send requests to any other, and no script counts your visits.',
  ],
};
