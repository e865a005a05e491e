import type { Meanings } from "./meanings.ts";

const submitted = {
	name: "Name that was submitted",
	remark: "Ours (A-360): reason of a rejection",
	created_at: "Ours (A-361): when it was submitted, GMT",
};
const phone = "Phone: prefix and number";
const realName = "The real name, as in the document";
const email = "E-mail address, where the site asks for it (`is_auth_email`)";

const review = {
	...submitted,
	review_status: "0 not submitted, 1 waiting for review, 2 finished, any other rejected (A-360)",
	email,
};

const level = (name: string) =>
	`Level "${name}": 1 waiting for review, 2 certified, any other or none not submitted (A-360)`;

export const verificationMeanings: Meanings = {
	RealNameReview: { about: "The verification of the customer's real name (Spec 2 §3)", fields: review },
	"verification.getRealName reply": { fields: review },
	"verification.submitRealName": { fields: { name: realName, email } },
	"verification.getLevels reply": {
		fields: { junior_status: level("junior"), senior_status: level("senior") },
	},
	"verification.getLevel": { fields: { type: "1 junior, 2 senior" } },
	"verification.getLevel reply": { fields: { ...submitted, mobile: phone } },
	"verification.submitJunior": { fields: { name: realName, mobile: phone } },
	"verification.submitSenior": { fields: { name: realName } },
};
