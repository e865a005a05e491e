import { type AreaCode, prefixOf } from "../../input/phone-number.ts";
import { readDocumentNumber, readTypedCode } from "../../input/typed-code.ts";
import type { Money } from "../../money/decimal.ts";
import { writeTypedDecimal } from "../../money/typed-decimal.ts";
import type { CalendarDay } from "../../time/calendar-day.ts";
import type { FieldFacts, Reading } from "./field-reading.ts";
import {
	readAmount,
	readAmountAboveZero,
	readBirthday,
	readChoice,
	readCount,
	readMobile,
	readText,
} from "./read-application.ts";

/** The options of a field with a choice. */
export const applicationOptions = {
	sex: ["male", "female"],
	"id kind": ["ID card", "passport"],
} as const;
type Option<Kind extends keyof typeof applicationOptions> = (typeof applicationOptions)[Kind][number];

/** The kinds of fields, each with its value in the form: texts and figures as typed, `undefined` until chosen. */
export interface TypedValues {
	readonly text: string;
	/** A text without invisible characters, such as an e-mail address. */
	readonly code: string;
	readonly "document number": string;
	/** An amount of money. */
	readonly amount: string;
	readonly "amount above zero": string;
	/** A whole number. */
	readonly count: string;
	/** Yes or no. */
	readonly answer: boolean | undefined;
	readonly sex: Option<"sex"> | undefined;
	readonly "id kind": Option<"id kind"> | undefined;
	/** `YYYY-MM-DD`. */
	readonly birthday: string;
	/** The number without its area code. */
	readonly mobile: string;
	/** An uploaded address. */
	readonly picture: string | undefined;
}
export type FieldKind = keyof TypedValues;

/** The value that is sent, by kind. */
export interface SentValues {
	readonly text: string;
	readonly code: string;
	readonly "document number": string;
	readonly amount: Money;
	readonly "amount above zero": Money;
	readonly count: number;
	readonly answer: boolean;
	readonly sex: Option<"sex">;
	readonly "id kind": Option<"id kind">;
	readonly birthday: CalendarDay;
	/** Area code and number: `+001-5551234` (Spec 2 §5). */
	readonly mobile: string;
	readonly picture: string;
}

export interface Kind<Typed, Sent> {
	readonly empty: Typed;
	readonly read: (typed: Typed, facts: FieldFacts) => Reading<Sent>;
	/** The typed form of what was sent before. */
	readonly write: (sent: Sent, facts: Pick<FieldFacts, "language" | "areas">) => Typed;
}

const same = <Value>(value: Value): Value => value;

const text: Kind<string, string> = { empty: "", read: readText, write: same };
const amount: Kind<string, Money> = {
	empty: "",
	read: readAmount,
	write: (sent, { language }) => writeTypedDecimal(sent, language),
};
const choice = { empty: undefined, read: readChoice, write: same };

export const fieldKinds: { readonly [Name in FieldKind]: Kind<TypedValues[Name], SentValues[Name]> } = {
	text,
	code: { ...text, read: (typed) => readText(readTypedCode(typed)) },
	"document number": { ...text, read: (typed) => readText(readDocumentNumber(typed)) },
	amount,
	"amount above zero": { ...amount, read: readAmountAboveZero },
	count: { empty: "", read: readCount, write: String },
	answer: choice,
	sex: choice,
	"id kind": choice,
	birthday: { empty: "", read: readBirthday, write: same },
	mobile: { empty: "", read: readMobile, write: (sent, { areas }) => phoneOf(sent, areas).mobile },
	picture: choice,
};

/** A sent mobile number in the form. One whose area is not listed is left empty: it must not become a number of another area. */
export const phoneOf = (
	sent: string,
	areas: readonly AreaCode[],
): { readonly areaId: number | undefined; readonly mobile: string } => {
	const [prefix, number = ""] = sent.split("-");
	const area = areas.find((one) => prefixOf(one) === prefix);
	return area ? { areaId: area.id, mobile: number } : { areaId: undefined, mobile: "" };
};
