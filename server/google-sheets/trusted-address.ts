/**
 * The `ip:port` pairs by which a base address that the operator set may be reached although it is not public: an address as it stands,
 * and this machine by its name. Any other name of an inner network has to stand in SAFE_FETCH_ALLOW.
 */
export function trustedAddresses(baseUrl: string): string[] {
  const url = new URL(baseUrl);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const hosts = url.hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : [url.hostname];
  return hosts.filter((host) => /^(?:[\d.]+|\[[^\]]+\])$/.test(host)).map((host) => `${host}:${port}`);
}
