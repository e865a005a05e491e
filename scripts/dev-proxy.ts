/** The platform that answers the calls of the UI under development. */
export interface Backend {
	readonly url: string;
	/** Whether it is the mock platform of this computer, which has to be started. */
	readonly isMock: boolean;
}

/**
 * The demo environment of `DEMO_HOST` (a host, or an address with its scheme), else the mock platform on `platformPort`.
 * Only development uses it: a production build asks the host that serves it (docs/assumptions.md, A-152).
 */
export const backendOf = (demoHost: string | undefined, platformPort: number): Backend =>
	demoHost
		? { url: new URL(demoHost.includes("://") ? demoHost : `https://${demoHost}`).origin, isMock: false }
		: { url: `http://127.0.0.1:${platformPort}`, isMock: true };

/** The paths that the development server passes on, so that the browser sees one host. */
export const proxyTo = ({ url, isMock }: Backend) => {
	// A platform refuses sockets and uploads of pages that it does not know.
	const there = isMock ? { target: url } : { target: url, changeOrigin: true, headers: { origin: url } };
	return {
		"/api/v2/ws": { ...there, ws: true },
		"/api": there,
		"/v2/api": there,
		"/media": there,
		"/manifest.json": there,
		"/support-chat": there,
		// With the host name of the page: the control refuses pages of another origin.
		"/__control": { target: url, changeOrigin: false },
	};
};
