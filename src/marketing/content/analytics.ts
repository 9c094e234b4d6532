const googleAnalytics = [
  'This website reports page views to Google Analytics (gtag): the address and title of the page, the page you came from, and facts about your browser such as its language and screen size. Both addresses end before a question mark or a number sign. Your browser sends them to servers of Google, with IP anonymization requested.',
  'Consent for storage is set to denied for every purpose before the first report. So Google Analytics sets no cookies here and its reports, called cookieless pings, carry no identifier that is kept on your device. There is nothing to switch on, and therefore no banner.',
];

/**
 * Returns the paragraphs of the privacy notice on what leaves for another address.
 * @param reportHost host that gets reports of what browsers block, if it isn't the host of the pages; else empty
 */
export function analyticsTexts(analytics: boolean, reportHost: string): string[] {
  const requests = reportHost ? '' : ' and send no request to any other';
  const noAnalytics = `This website uses no analytics. Its pages load from one address${requests}, and no script counts your visits.`;
  return [
    ...(analytics ? googleAnalytics : [noAnalytics]),
    ...(reportHost
      ? [
          `If your browser blocks something that these pages don't allow, it reports that and the address of the page to ${reportHost}.`,
        ]
      : []),
  ];
}
