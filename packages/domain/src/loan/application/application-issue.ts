import type { ApplicationField, PictureField } from "./application-fields.ts";
import type { FieldFault } from "./field-reading.ts";

/** An issue of a field of a loan application, as data. */
export type ApplicationIssue =
	| { readonly is: "missing"; readonly field: Exclude<ApplicationField, PictureField> }
	| { readonly is: "picture missing"; readonly field: PictureField }
	| (FieldFault & { readonly field: ApplicationField | "area" });
