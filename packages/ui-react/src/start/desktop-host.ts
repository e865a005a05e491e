/** Whether the user agent names a desktop system, not a phone or tablet (Spec 1 §9). */
export const isDesktop = (userAgent: string): boolean =>
	/Windows NT|Macintosh|X11|CrOS/.test(userAgent) && !/Android|iPhone|iPad|Mobile|Tablet/i.test(userAgent);

/**
 * The same address on the desktop host, for a desktop device (Spec 1 §9): the first label of the host is `label`, such as
 * `www` for `m.example.com`. Undefined without a label, on the desktop host itself, and on hosts without a domain.
 */
export const desktopAddress = (
	label: string,
	userAgent: string,
	page: Pick<URL, "protocol" | "host" | "pathname" | "search" | "hash">,
): string | undefined => {
	const [, ...domain] = page.host.split(".");
	const isNamed = domain.length >= 2 && !/^[\d.:]+$/.test(page.host);
	if (label === "" || !isNamed || !isDesktop(userAgent)) return undefined;
	const host = [label, ...domain].join(".");
	return host === page.host
		? undefined
		: `${page.protocol}//${host}${page.pathname}${page.search}${page.hash}`;
};
