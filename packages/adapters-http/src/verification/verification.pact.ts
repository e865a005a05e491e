import { verification } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { Verifications } from "@tradewind/domain/verification";
import { consumes, refuses } from "../pact/consumer-test.ts";

const picture = verification.submitRealName.example.input.front_pic;
const submitted = {
	name: "Omar Berg",
	front: picture,
	reverse: picture,
	hand: undefined,
	reason: undefined,
	submittedAt: "2026-01-01 00:00:00",
};
const submitRealName = Verifications.use((port) =>
	port.submitRealName({
		name: "Omar Berg",
		idNumber: "X1234567",
		front: picture,
		reverse: picture,
		hand: undefined,
		ssn: undefined,
		email: undefined,
	}),
);
const submitJunior = Verifications.use((port) =>
	port.submitJunior({
		level: "junior",
		name: "Omar Berg",
		mobile: { area: { id: 1, code: "US", globalCode: "+001" }, number: "5550102" },
		front: picture,
		reverse: picture,
	}),
);
const submitSenior = Verifications.use((port) =>
	port.submitSenior({ level: "senior", name: "Omar Berg", idNumber: "X1234567", hand: picture }),
);
const done = { message: "ok" };

export const pact = [
	consumes(
		verification.getRealNameReview,
		Verifications.use((port) => port.realNameRecord),
		{
			...submitted,
			status: "waiting for review",
			idNumber: "X1234567",
			ssn: undefined,
			email: undefined,
		},
	),
	consumes(
		verification.getLevels,
		Verifications.use((port) => port.twoLevelStatus),
		{ junior: "certified", senior: "waiting for review" },
	),
	consumes(
		verification.getLevel,
		Verifications.use((port) => port.levelRecord("junior")),
		{ ...submitted, mobile: "+0015550102", idNumber: undefined },
	),
	consumes(
		verification.getLevel,
		Verifications.use((port) => port.levelRecord("senior")),
		{ ...submitted, mobile: "+0015550102", idNumber: undefined },
		{ when: "of the senior level", input: { type: "2" } },
	),
	consumes(verification.submitRealName, submitRealName, done, { given: providerStates.unverified }),
	refuses(verification.submitRealName, submitRealName, {
		when: "of a customer whose name is verified",
		given: providerStates.signedIn,
	}),
	consumes(verification.submitJunior, submitJunior, done, { given: providerStates.unverified }),
	refuses(verification.submitJunior, submitJunior, {
		when: "of a demo customer",
		given: providerStates.demo,
	}),
	consumes(verification.submitSenior, submitSenior, done, { given: providerStates.unverified }),
	refuses(verification.submitSenior, submitSenior, {
		when: "of a demo customer",
		given: providerStates.demo,
	}),
];
