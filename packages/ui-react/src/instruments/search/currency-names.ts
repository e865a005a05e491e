import { foldedText } from "@tradewind/domain/input";
import type { Instrument } from "@tradewind/domain/market";
import { languages } from "@tradewind/domain/site";

/** The metals in the languages of the app: browsers know their names in some of them only. */
const metals: Readonly<Record<string, string>> = {
	XAU: "gold, zlato, or, emas, oro, złoto, ouro, золото, altın, vàng, ذهب, الذهب, सोना, ทองคำ, 黃金, 金, 금",
	XAG: "silver, Silber, stříbro, argent, argento, perak, plata, srebro, prata, серебро, gümüş, bạc, فضة, الفضة, चाँदी, เงิน, 白銀, 銀, 은",
	XPT: "platinum, platina, platine, platino, platyna, платина, platin, bạch kim, بلاتين, البلاتين, प्लैटिनम, แพลทินัม, 鉑金, プラチナ, 백금",
};

type Coded = Pick<Instrument, "code">;

/**
 * The currencies and metals of these instruments that have the text in their name in one of the app's languages, in small letters:
 * `xau` for 黃金, `gold` or `oro` (docs/assumptions/market.md, A-769). The names are those that the browser has, and ours for metals.
 */
export const currenciesNamed = (listed: readonly Coded[], text: string): readonly string[] => {
	const term = foldedText(text);
	if (term.length < (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}]/u.test(term) ? 1 : 3)) return [];
	return [...namesOf(listed)].flatMap(([code, names]) =>
		names.some((name) => name.startsWith(term) || name.includes(` ${term}`) || isUnspaced(name, term))
			? [code]
			: [],
	);
};

/** Languages that put no spaces between words. */
const isUnspaced = (name: string, term: string): boolean =>
	/[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Thai}]/u.test(term) && name.includes(term);

let known:
	| { readonly listed: readonly Coded[]; readonly names: ReadonlyMap<string, readonly string[]> }
	| undefined;

/** By currency, in small letters. Kept, because a browser needs some milliseconds for all languages. */
const namesOf = (listed: readonly Coded[]): ReadonlyMap<string, readonly string[]> => {
	if (known?.listed === listed) return known.names;
	const currencies = new Set(
		listed.flatMap(({ code }) => (/^[A-Z]{6}$/.test(code) ? [code.slice(0, 3), code.slice(3)] : [])),
	);
	const inLanguages = languages.map(
		({ tag }) => new Intl.DisplayNames(tag, { type: "currency", fallback: "none" }),
	);
	const names = new Map(
		[...currencies].map((currency) => [
			currency.toLowerCase(),
			inLanguages
				.map((language) => language.of(currency) ?? "")
				.concat(metals[currency]?.split(", ") ?? [])
				.map(foldedText)
				.filter((name) => name !== ""),
		]),
	);
	known = { listed, names };
	return names;
};
