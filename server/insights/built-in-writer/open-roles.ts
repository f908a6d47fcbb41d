/** The town of an open role; the empty string where it can be done from anywhere, or none is named. */
export const townOf = ({ location = '' }: { location?: string | undefined }): string =>
  /remote|hybrid|home/i.test(location) ? '' : (location.split(',', 1)[0] ?? '');
