import { today } from "../loans.test-support.ts";
import {
	type ApplicationField,
	applicationFields,
	applicationRules,
	askedFields,
} from "./application-fields.ts";
import { type ApplicationForm, emptyApplication } from "./application-form.ts";
import type { ApplicationFacts } from "./application-summary.ts";
import type { FieldKind, TypedValues } from "./field-kinds.ts";

/** All fields are requested. */
export const allRequested = applicationFields;

/** Only the names are requested. */
export const nothingRequested = askedFields([]);

export const areas = [
	{ id: 1, code: "US", globalCode: "+001" },
	{ id: 2, code: "AT", globalCode: "043" },
];

export const applicationFacts: ApplicationFacts = { asks: allRequested, areas, language: "en", today };

/** What is typed into a field and what is then sent, by its kind; figures as text. */
const samples = {
	text: ["Ring 1, Wien", "Ring 1, Wien"],
	code: ["mia@tradewind.test", "mia@tradewind.test"],
	"document number": ["P0012345", "P0012345"],
	amount: ["2500", "2500"],
	"amount above zero": ["1500.50", "1500.5"],
	count: ["35", 35],
	answer: [true, true],
	sex: ["female", "female"],
	"id kind": ["passport", "passport"],
	birthday: ["1990-02-28", "1990-02-28"],
	mobile: ["664 123-4567", "+043-6641234567"],
	picture: ["/picture.jpg", "/picture.jpg"],
} as const satisfies { readonly [Kind in FieldKind]: readonly [TypedValues[Kind], unknown] };

const sampleOf = (field: ApplicationField) => samples[applicationRules[field].kind];

/** All fields filled in, for a customer with a passport, a home and a car. */
export const filled: ApplicationForm = {
	...emptyApplication,
	...Object.fromEntries(applicationFields.map((field) => [field, sampleOf(field)[0]])),
	lastName: " Berg ",
	firstName: "Mia",
	areaId: 2,
	familyIncome: "4000.5",
	otherIncome: "0",
	hasPension: false,
};

/** The application to send, with every decimal as text. */
export const sentOfFilled = {
	...Object.fromEntries(applicationFields.map((field) => [field, sampleOf(field)[1]])),
	lastName: "Berg",
	firstName: "Mia",
	familyIncome: "4000.5",
	otherIncome: "0",
	hasPension: false,
};
