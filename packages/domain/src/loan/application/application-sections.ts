import type { ApplicationField } from "./application-fields.ts";

/** The sections of the form, in their order. */
export const applicationSections = ["person", "contact", "work", "income", "property", "documents"] as const;
export type ApplicationSection = (typeof applicationSections)[number];

/** The fields of each section; every field is in one. */
const fields = {
	person: ["lastName", "firstName", "sex", "birthday", "age", "country", "hasFamily"],
	contact: ["mobile", "contactInfo", "address"],
	work: ["job", "workYears", "workAddress", "socialSecurity", "hasPension"],
	income: [
		"loanAmount",
		"personalIncome",
		"familyIncome",
		"annualIncome",
		"otherIncome",
		"annualSavings",
		"debtInfo",
		"creditScore",
	],
	property: ["hasHouse", "houseCertificate", "hasCar", "carCertificate"],
	documents: ["idKind", "idNumber", "handPicture", "passportPhoto", "taxBill", "creditScorePicture"],
} as const satisfies Readonly<Record<ApplicationSection, readonly ApplicationField[]>>;

/** A section with its visible fields. */
export interface SectionFields {
	readonly section: ApplicationSection;
	readonly fields: readonly ApplicationField[];
}

/** The sections with a visible field (Spec 2 §3, §5). */
export const sectionsOf = (visible: readonly ApplicationField[]): readonly SectionFields[] =>
	applicationSections
		.map((section) => ({ section, fields: fields[section].filter((field) => visible.includes(field)) }))
		.filter((one) => one.fields.length > 0);

/** Fields that are not stored on the device: identity numbers and pictures. */
const unsaved: readonly ApplicationField[] = [
	"idNumber",
	"socialSecurity",
	"handPicture",
	"houseCertificate",
	"carCertificate",
	"passportPhoto",
	"taxBill",
	"creditScorePicture",
];

/** The fields of a section that a draft on the device may keep. */
export const draftFields = (section: ApplicationSection): readonly ApplicationField[] =>
	fields[section].filter((field) => !unsaved.includes(field));
