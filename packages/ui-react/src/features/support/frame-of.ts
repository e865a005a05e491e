/** A framed page: its address, and what it may do. */
export interface Frame {
	readonly address: string;
	readonly sandbox: string;
	/** Served by the platform. */
	readonly isOwn: boolean;
}

/**
 * The frame of a support page. A page of the platform learns language, theme and conversation from its address, and has no
 * origin in the sandbox: with ours it could leave the sandbox. Another site keeps its own origin, which its session needs.
 */
export const frameOf = (
	url: string,
	platform: string,
	own: Readonly<Record<"lang" | "theme" | "conversation", string>>,
): Frame => {
	const address = new URL(url, platform);
	const isOwn = address.origin === platform;
	if (!isOwn)
		return {
			address: address.href,
			sandbox: "allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox",
			isOwn,
		};
	for (const [name, value] of Object.entries(own)) address.searchParams.set(name, value);
	return { address: address.href, sandbox: "allow-scripts allow-forms", isOwn };
};
