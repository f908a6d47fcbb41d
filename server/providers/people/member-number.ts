/** The network's number of a member, as sources write it: '424854212', 'urn:li:member:424854212'. @returns undefined when it is none */
export function readMemberNumber(written: string | undefined): string | undefined {
  const digits = written?.slice(written.lastIndexOf(':') + 1);
  return digits !== undefined && digits.length <= 20 && /^[1-9]\d+$/.test(digits) ? digits : undefined;
}
