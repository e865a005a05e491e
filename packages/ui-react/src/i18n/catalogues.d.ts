/** Made by build/catalogues.plugin.ts: per language code, a chunk of words. */
declare module "virtual:catalogues" {
	type Catalogues = Readonly<
		Record<
			import("@tradewind/domain/site").LanguageCode,
			() => Promise<{ readonly words: Readonly<Record<string, string>> }>
		>
	>;
	export const firstWords: Catalogues;
	export const words: Catalogues;
}
