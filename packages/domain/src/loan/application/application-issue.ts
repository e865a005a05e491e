import type { PhoneIssue } from "../../session/account/phone-number.ts";
import type { AmountField, ApplicationField, CountField, PictureField } from "./application-fields.ts";

/** An issue of a field of a loan application (Spec 2 §5), as data. */
export type ApplicationIssue =
	| { readonly is: "missing"; readonly field: Exclude<ApplicationField, PictureField> }
	| { readonly is: "picture missing"; readonly field: PictureField }
	| {
			readonly is: "not a number" | "ambiguous number" | "below zero";
			readonly field: AmountField | CountField;
	  }
	| { readonly is: "amount is zero"; readonly field: "loanAmount" }
	| { readonly is: "too many decimals"; readonly field: AmountField; readonly allowed: number }
	| { readonly is: "not a whole number" | "too large"; readonly field: CountField }
	| { readonly is: "not a day" | "after today"; readonly field: "birthday" }
	| { readonly is: "before the earliest birthday"; readonly field: "birthday"; readonly earliest: string }
	| Exclude<PhoneIssue<"mobile">, { readonly is: "phone missing" }>;
