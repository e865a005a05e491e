import { Schema } from "effect";
import { defineCall, defineCommand } from "./call.ts";
import {
	Nothing,
	optional,
	PictureAddress,
	ShortText,
	ShownMoment,
	Text,
	unsettable,
	Whole,
} from "./wire.ts";

/** What a review shows of a submission. Pictures are addresses. */
const submitted = {
	name: optional(Text),
	card_id: optional(Text),
	front_pic: optional(Text),
	reverse_pic: optional(Text),
	hand_pic: optional(Text),
	/** Ours: why the review rejected it (docs/assumptions.md, A-360). */
	remark: optional(Text),
	/** Ours: when it was submitted (docs/assumptions.md, A-361). */
	created_at: ShownMoment,
};

/** The real-name verification of the customer. */
export const RealNameReview = Schema.Struct({
	/** 0 not submitted, 1 waiting for review, 2 finished, any other rejected (docs/assumptions.md, A-360). */
	review_status: Whole,
	...submitted,
	ssn: optional(Text),
	email: optional(Text),
}).annotate({ identifier: "RealNameReview" });

/** Nothing was submitted. A submission that cannot be read must not count as none. */
const NoRealNameReview = Schema.Struct({
	...RealNameReview.fields,
	review_status: unsettable(Schema.Null),
	name: unsettable(Schema.Null),
});

const examplePicture = "/media/uploads/2d7a4e3f8c796d2abc2e3f3c5cab9e33cc23dd24.jpg";

export const getRealNameReview = defineCall({
	id: "verification.getRealName",
	kind: "query",
	method: "GET",
	path: "/api/user_real/center",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §4, §7",
	summary: "The real-name verification: its status, and what was submitted",
	input: Nothing,
	reply: Schema.Union([RealNameReview, NoRealNameReview]),
	example: {
		input: {},
		reply: {
			review_status: 1,
			name: "Omar Berg",
			card_id: "X1234567",
			ssn: "",
			email: "",
			front_pic: examplePicture,
			reverse_pic: examplePicture,
			hand_pic: "",
			remark: "",
			created_at: "2026-01-01 00:00:00",
		},
	},
});

/** What the site does not ask for is not sent (docs/assumptions.md, A-107). */
export const submitRealName = defineCommand({
	id: "verification.submitRealName",
	method: "POST",
	path: "/api/user_real/real_name",
	clause: "Spec 2 §3, §5, §7",
	summary: "Submit the real name with pictures of a document for review",
	input: Schema.Struct({
		name: ShortText,
		card_id: ShortText,
		front_pic: PictureAddress,
		reverse_pic: PictureAddress,
		hand_pic: Schema.optionalKey(PictureAddress),
		ssn: Schema.optionalKey(ShortText),
		email: Schema.optionalKey(ShortText),
	}),
	example: {
		input: {
			name: "Omar Berg",
			card_id: "X1234567",
			front_pic: examplePicture,
			reverse_pic: examplePicture,
		},
		reply: {},
	},
});

export const getLevels = defineCall({
	id: "verification.getLevels",
	kind: "query",
	method: "GET",
	path: "/api/user_real/user_double_status",
	sends: "nothing",
	access: "session",
	clause: "Spec 2 §3, §4, §7",
	summary: "The status of both verification levels",
	input: Nothing,
	reply: Schema.Struct({
		/** 1 waiting for review, 2 certified, any other and none the form (docs/assumptions.md, A-360). */
		junior_status: optional(Whole),
		senior_status: optional(Whole),
	}),
	example: { input: {}, reply: { junior_status: 2, senior_status: 1 } },
});

/** The parameter is not shown; it is that of the form's address (Spec 2 §2). */
export const getLevel = defineCall({
	id: "verification.getLevel",
	kind: "query",
	method: "GET",
	path: "/api/user_real/user_double_center",
	sends: "query",
	access: "session",
	clause: "Spec 2 §3, §7",
	summary: "The last submission of a verification level",
	input: Schema.Struct({
		/** 1 junior, 2 senior. */
		type: Schema.Literals(["1", "2"]),
	}),
	reply: Schema.Struct({ ...submitted, mobile: optional(Text) }),
	example: {
		input: { type: "1" },
		reply: {
			name: "Omar Berg",
			mobile: "+0015550102",
			card_id: "",
			front_pic: examplePicture,
			reverse_pic: examplePicture,
			hand_pic: "",
			remark: "",
			created_at: "2026-01-01 00:00:00",
		},
	},
});

export const submitJunior = defineCommand({
	id: "verification.submitJunior",
	method: "POST",
	path: "/api/user_real/junior_real_name",
	clause: "Spec 2 §3, §7",
	summary: "Submit the junior level for review",
	input: Schema.Struct({
		name: ShortText,
		/** Prefix and number. */
		mobile: ShortText,
		front_pic: PictureAddress,
		reverse_pic: PictureAddress,
	}),
	example: {
		input: {
			name: "Omar Berg",
			mobile: "+0015550102",
			front_pic: examplePicture,
			reverse_pic: examplePicture,
		},
		reply: {},
	},
});

export const submitSenior = defineCommand({
	id: "verification.submitSenior",
	method: "POST",
	path: "/api/user_real/senior_real_name",
	clause: "Spec 2 §3, §7",
	summary: "Submit the senior level for review",
	input: Schema.Struct({ name: ShortText, card_id: ShortText, hand_pic: PictureAddress }),
	example: {
		input: { name: "Omar Berg", card_id: "X1234567", hand_pic: examplePicture },
		reply: {},
	},
});
