import type { LanguageCode } from "@tradewind/domain/site";
import ar from "./ar.json" with { type: "json" };
import cs from "./cs.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import hk from "./hk.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import jp from "./jp.json" with { type: "json" };
import kr from "./kr.json" with { type: "json" };
import my from "./my.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import spa from "./spa.json" with { type: "json" };
import th from "./th.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import vn from "./vn.json" with { type: "json" };

/** The key of a text: its noun, then its name. */
export type WordKey = keyof typeof en;

/** The values for the double braces of a text. */
export type Facts = Readonly<Record<string, string | Text>>;

/** A text that each reader gets in their own language: a key with its facts, or an operator's own words as they are. */
export type Text = { readonly key: WordKey; readonly facts?: Facts } | { readonly own: string };

const catalogues: Readonly<Record<LanguageCode, Readonly<Record<WordKey, string>>>> = {
	ar,
	cs,
	de,
	en,
	fr,
	hi,
	hk,
	id,
	it,
	jp,
	kr,
	my,
	pl,
	pt,
	ru,
	spa,
	th,
	tr,
	vn,
};

/** The text of a key. A fact that is missing leaves nothing. */
export const wordsIn = (language: LanguageCode, key: WordKey, facts: Facts = {}): string =>
	catalogues[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
		const fact = facts[name] ?? "";
		return typeof fact === "string" ? fact : textIn(language, fact);
	});

/** The text of a key, in the language of its reader; any other text as it is. */
export const textFrom = (text: string): Text => (isKey(text) ? { key: text } : { own: text });

const isKey = (text: string): text is WordKey => Object.hasOwn(en, text);

/** A text as a reader of the language gets it. */
export const textIn = (language: LanguageCode, text: Text): string =>
	"own" in text ? text.own : wordsIn(language, text.key, text.facts);
