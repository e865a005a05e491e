/** Aliases of currencies, metals and indices, in lower case without spaces, with the part of the code that they stand for. */
const aliases: Readonly<Record<string, string>> = {
	jpn: "jpy",
	yen: "jpy",
	japan: "jpy",
	euro: "eur",
	pound: "gbp",
	sterling: "gbp",
	gbr: "gbp",
	cable: "gbpusd",
	dollar: "usd",
	aus: "aud",
	aussie: "aud",
	australia: "aud",
	nzl: "nzd",
	kiwi: "nzd",
	can: "cad",
	loonie: "cad",
	che: "chf",
	swiss: "chf",
	franc: "chf",
	gold: "xau",
	silver: "xag",
	platinum: "xpt",
	wti: "usoil",
	crude: "usoil",
	brent: "ukoil",
	nasdaq: "us100",
	ndx: "us100",
	sp500: "us500",
	spx: "us500",
	dow: "us30",
	djia: "us30",
	dax: "ger40",
	ftse: "uk100",
	hangseng: "hk50",
	hsi: "hk50",
	nikkei: "jp225",
	xbt: "btc",
	bitcoin: "btc",
	ether: "eth",
};

/** Shorter terms are too ambiguous. */
const minLength = 3;

/** The parts of codes that a term is an alias of, such as `jpy` for `jpn` and for `japa`. */
export const codesMeantBy = (term: string): readonly string[] =>
	term.length < minLength
		? []
		: Object.entries(aliases).flatMap(([alias, code]) => (alias.startsWith(term) ? [code] : []));

/** The parts of codes of which an alias is `isLike`. */
export const codesLike = (isLike: (alias: string) => boolean): readonly string[] =>
	Object.entries(aliases).flatMap(([alias, code]) => (isLike(alias) ? [code] : []));
