/** The addresses of all font files. A file is fetched only if the statement has one of its characters. */
const addresses: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(
		import.meta.glob<string>(
			[
				"../../../../../../../node_modules/@fontsource/noto-sans/files/*-400-normal.woff",
				"../../../../../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/*-arabic-400-normal.woff",
				"../../../../../../../node_modules/@fontsource/noto-sans-hk/files/noto-sans-hk-[0-9]*-400-normal.woff",
			],
			{ query: "?url&no-inline", import: "default", eager: true },
		),
	).map(([path, address]) => [path.replace(/^.*\/|\.woff$/g, ""), address]),
);

/** Fetches a font file by its name. Throws if it can't be fetched. */
export const loadFont = async (name: string): Promise<Uint8Array> => {
	const address = addresses[name];
	if (address === undefined) throw new Error(`There is no font ${name}`);
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`The font ${name} was answered with ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
};
