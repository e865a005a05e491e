import { type FieldKind, fieldKinds, type Kind, type SentValues, type TypedValues } from "./field-kinds.ts";

/** The sections of the form, in their order. */
export const applicationSections = ["person", "contact", "work", "income", "property", "documents"] as const;
export type ApplicationSection = (typeof applicationSections)[number];

/** Answers that determine whether other fields are visible. */
export interface DecidingAnswers {
	readonly idKind: TypedValues["id kind"];
	readonly hasHouse: TypedValues["answer"];
	readonly hasCar: TypedValues["answer"];
}

interface FieldRule {
	readonly section: ApplicationSection;
	/** Decides the type of its value and how it is read. */
	readonly kind: FieldKind;
	/** Every site requests it; any other field has a switch of the site. */
	readonly isAlwaysRequested?: true;
	/** The customer may leave it empty. */
	readonly isOptional?: true;
	/** Not stored on the device. Pictures never are. */
	readonly isSecret?: true;
	/** The answer that shows the field. If the site does not ask that question, everyone sees the field. */
	readonly shownBy?: { readonly field: keyof DecidingAnswers; readonly answer: "passport" | true };
	/** Optional if the site does not ask the question that shows it. */
	readonly isOptionalAlone?: true;
}

/** All fields of a loan application in the order of the form (Spec 2 §3, §5). */
export const applicationRules = {
	lastName: { section: "person", kind: "text", isAlwaysRequested: true },
	firstName: { section: "person", kind: "text", isAlwaysRequested: true },
	sex: { section: "person", kind: "sex" },
	birthday: { section: "person", kind: "birthday" },
	age: { section: "person", kind: "count" },
	country: { section: "person", kind: "text" },
	hasFamily: { section: "person", kind: "answer" },

	mobile: { section: "contact", kind: "mobile" },
	contactInfo: { section: "contact", kind: "code" },
	address: { section: "contact", kind: "text" },

	job: { section: "work", kind: "text" },
	workYears: { section: "work", kind: "count" },
	workAddress: { section: "work", kind: "text" },
	socialSecurity: { section: "work", kind: "document number", isSecret: true },
	hasPension: { section: "work", kind: "answer" },

	loanAmount: { section: "income", kind: "amount above zero" },
	personalIncome: { section: "income", kind: "amount" },
	familyIncome: { section: "income", kind: "amount" },
	annualIncome: { section: "income", kind: "amount" },
	otherIncome: { section: "income", kind: "amount", isOptional: true },
	annualSavings: { section: "income", kind: "amount" },
	debtInfo: { section: "income", kind: "text" },
	creditScore: { section: "income", kind: "count" },

	hasHouse: { section: "property", kind: "answer" },
	houseCertificate: {
		section: "property",
		kind: "picture",
		shownBy: { field: "hasHouse", answer: true },
		isOptionalAlone: true,
	},
	hasCar: { section: "property", kind: "answer" },
	carCertificate: {
		section: "property",
		kind: "picture",
		shownBy: { field: "hasCar", answer: true },
		isOptionalAlone: true,
	},

	idKind: { section: "documents", kind: "id kind" },
	idNumber: { section: "documents", kind: "document number", isSecret: true },
	handPicture: { section: "documents", kind: "picture", isOptional: true },
	passportPhoto: { section: "documents", kind: "picture", shownBy: { field: "idKind", answer: "passport" } },
	taxBill: { section: "documents", kind: "picture" },
	creditScorePicture: { section: "documents", kind: "picture", isOptional: true },
} as const satisfies Readonly<Record<string, FieldRule>>;

type Rules = typeof applicationRules;
export type ApplicationField = keyof Rules;
type KindOf<Field extends ApplicationField> = Rules[Field]["kind"];
/** The fields of these kinds. */
export type FieldOf<Kind extends FieldKind> = {
	[Field in ApplicationField]: KindOf<Field> extends Kind ? Field : never;
}[ApplicationField];
export type NameField = "lastName" | "firstName";

/** The values of the fields in the form. */
export type TypedFields = { readonly [Field in ApplicationField]: TypedValues[KindOf<Field>] };
/** The values that are sent. */
export type SentFields = { readonly [Field in ApplicationField]: SentValues[KindOf<Field>] };

/** One value for each field. `Object.fromEntries` does not keep the fields in its type. */
export const forEachField = <Values extends Readonly<Record<ApplicationField, unknown>>>(
	valueFor: <Field extends ApplicationField>(field: Field) => Values[Field],
): Values => Object.fromEntries(applicationFields.map((field) => [field, valueFor(field)])) as Values;

const ruleOf = (field: ApplicationField): FieldRule => applicationRules[field];

export const isApplicationField = (name: string): name is ApplicationField =>
	Object.hasOwn(applicationRules, name);

/** In the order of the form. */
export const applicationFields: readonly ApplicationField[] =
	Object.keys(applicationRules).filter(isApplicationField);

/** The kind of each field, with the types of its values. */
export const kinds = Object.fromEntries(
	applicationFields.map((field) => [field, fieldKinds[ruleOf(field).kind]]),
) as { readonly [Field in ApplicationField]: Kind<TypedFields[Field], SentFields[Field]> };

/** Whether a field is of one of these kinds. */
export const isOfKind = <Kind extends FieldKind>(
	field: ApplicationField,
	...names: readonly Kind[]
): field is FieldOf<Kind> => names.some((kind) => kind === ruleOf(field).kind);

/** Whether a field is not stored on the device. */
export const isSecret = (field: ApplicationField): boolean =>
	isOfKind(field, "picture") || ruleOf(field).isSecret === true;

/** The fields that hold the address of a picture. */
export const pictureFields = applicationFields.filter((field) => isOfKind(field, "picture"));
export type PictureField = FieldOf<"picture">;

/** The fields that a site requests: those named, and the names of the customer. Names that are unknown here are ignored. */
export const askedFields = (names: readonly string[]): readonly ApplicationField[] =>
	applicationFields.filter((field) => ruleOf(field).isAlwaysRequested || names.includes(field));

/** The visible fields (Spec 2 §5): all requested ones, except those that depend on another answer. */
export const visibleFields = (
	asks: readonly ApplicationField[],
	answers: DecidingAnswers,
): readonly ApplicationField[] =>
	asks.filter((field) => {
		const { shownBy } = ruleOf(field);
		return !shownBy || !asks.includes(shownBy.field) || answers[shownBy.field] === shownBy.answer;
	});

/** The visible fields that must not be empty (Spec 2 §5). */
export const requiredFields = (
	asks: readonly ApplicationField[],
	answers: DecidingAnswers,
): readonly ApplicationField[] =>
	visibleFields(asks, answers).filter((field) => {
		const { isOptional, isOptionalAlone, shownBy } = ruleOf(field);
		return !isOptional && !(isOptionalAlone && shownBy && !asks.includes(shownBy.field));
	});
