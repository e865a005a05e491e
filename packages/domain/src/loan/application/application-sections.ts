import {
	type ApplicationField,
	type ApplicationSection,
	applicationRules,
	applicationSections,
} from "./application-fields.ts";

/** A section with its visible fields. */
export interface SectionFields {
	readonly section: ApplicationSection;
	readonly fields: readonly ApplicationField[];
}

/** The sections with a visible field (Spec 2 §3, §5). */
export const sectionsOf = (visible: readonly ApplicationField[]): readonly SectionFields[] =>
	applicationSections
		.map((section) => ({
			section,
			fields: visible.filter((field) => applicationRules[field].section === section),
		}))
		.filter(({ fields }) => fields.length > 0);

/** The step at which the form opens: that of the field that a rejection concerns, else the first (docs/assumptions.md, A-594). */
export const firstStepOf = (
	sections: readonly SectionFields[],
	concerns: ApplicationField | undefined,
): number =>
	Math.max(
		sections.findIndex(({ fields }) => concerns !== undefined && fields.includes(concerns)),
		0,
	);
