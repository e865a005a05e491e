import { hasBack, type IdType } from "../../input/id-type.ts";
import { readOptional } from "../../input/required-text.ts";
import { readDocumentNumber } from "../../input/typed-code.ts";
import type { SiteFlags } from "../../site/site-flags.ts";

interface TypedValues {
	readonly text: string;
	readonly "document number": string;
	/** `undefined` until chosen. */
	readonly "id type": IdType | undefined;
	/** The address of an uploaded picture; `undefined` until uploaded. */
	readonly picture: string | undefined;
}
type AnswerKind = keyof TypedValues;

type Flag = { [Name in keyof SiteFlags]: SiteFlags[Name] extends boolean ? Name : never }[keyof SiteFlags];

interface AnswerRule {
	/** Decides the type of its value and how it is read. Texts and choices are kept on the device. */
	readonly kind: AnswerKind;
	/** The flag of the site that asks for it; without one every site does. */
	readonly askedBy?: Flag;
}

/** What a registration asks beyond the account, in the order of the form (Spec 1 §5). No site requires it. */
const answerRules = {
	name: { kind: "text" },
	idType: { kind: "id type" },
	idNumber: { kind: "document number" },
	ssn: { kind: "document number", askedBy: "asksSsn" },
	front: { kind: "picture" },
	reverse: { kind: "picture" },
	/** The customer holding the document. */
	hand: { kind: "picture", askedBy: "asksHandPicture" },
} as const satisfies Readonly<Record<string, AnswerRule>>;

type Rules = typeof answerRules;
export type AnswerField = keyof Rules;
/** The answers of a kind. */
export type AnswerOf<Kind extends AnswerKind> = {
	[Field in AnswerField]: Rules[Field]["kind"] extends Kind ? Field : never;
}[AnswerField];
/** The flags of a site that ask for answers. */
export type AnswerFlags = Pick<SiteFlags, Extract<Rules[AnswerField], { readonly askedBy: Flag }>["askedBy"]>;

/** As typed; empty or `undefined` without an answer. */
export type TypedAnswers = { readonly [Field in AnswerField]: TypedValues[Rules[Field]["kind"]] };
/** `undefined` without an answer, and if the site does not ask. */
export type SentAnswers = { readonly [Field in AnswerField]: TypedAnswers[Field] | undefined };

const ruleOf = (field: AnswerField): AnswerRule => answerRules[field];

const isAnswer = (name: string): name is AnswerField => Object.hasOwn(answerRules, name);

export const answerFields: readonly AnswerField[] = Object.keys(answerRules).filter(isAnswer);

export const isAnswerOf = <Kind extends AnswerKind>(
	field: AnswerField,
	kind: Kind,
): field is AnswerOf<Kind> => ruleOf(field).kind === kind;

export const textAnswers = answerFields.filter((field) => isAnswerOf(field, "text"));
export const pictureAnswers = answerFields.filter((field) => isAnswerOf(field, "picture"));

/** Whether the site asks for it. */
export const isAsked = (field: AnswerField, flags: AnswerFlags): boolean => {
	const known: Partial<Readonly<Record<Flag, boolean>>> = flags;
	const { askedBy } = ruleOf(field);
	return askedBy === undefined || known[askedBy] === true;
};

const answerFlags = answerFields.flatMap((field) => ruleOf(field).askedBy ?? []);

/** The flags that ask for answers, of all flags of a site. */
export const answerFlagsOf = (flags: SiteFlags): AnswerFlags =>
	Object.fromEntries(answerFlags.map((name) => [name, flags[name]])) as AnswerFlags;

/** One value for each answer. `Object.fromEntries` does not keep the fields in its type. */
const forEachAnswer = <Values>(valueFor: (field: AnswerField) => unknown): Values =>
	Object.fromEntries(answerFields.map((field) => [field, valueFor(field)])) as Values;

export const noAnswers = forEachAnswer<TypedAnswers>((field) =>
	isAnswerOf(field, "text") || isAnswerOf(field, "document number") ? "" : undefined,
);

/** The answers to send: those that the site asks for. The page of a passport is sent once more as its back. */
export const readAnswers = (typed: TypedAnswers, flags: AnswerFlags): SentAnswers => {
	const answers = hasBack(typed.idType) ? typed : { ...typed, reverse: typed.front };
	return forEachAnswer<SentAnswers>((field) => {
		const value = isAnswerOf(field, "document number") ? readDocumentNumber(answers[field]) : answers[field];
		return readOptional(isAsked(field, flags), value).text;
	});
};
