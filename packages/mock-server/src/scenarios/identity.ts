import { Result } from "effect";
import { rejectionReasons } from "../verification/letters.ts";
import { type Reviews, type SubmissionKind, submissionKinds } from "../verification/reviews.ts";
import type { World } from "../world.ts";
import { defaultScenario } from "./default.ts";
import type { Scenario } from "./scenario.ts";
import { mia } from "./set-up.ts";

/** Mia's name is not verified, and everything that can be reviewed is submitted. */
const submitAll = (world: World): void => {
	defaultScenario.setUp(world);
	const customer = world.sessions.customer(mia);
	if (!customer) throw new Error("The default scenario has no Mia");
	const unverified = { ...customer, isReal: false };
	world.sessions.register(unverified);
	for (const kind of submissionKinds)
		Result.getOrThrow(world.nouns.verification.reviews.submit(unverified, kind, submittedAs(kind)));
};

const submittedAs = (kind: SubmissionKind) => ({
	name: "Mia Berg",
	...(kind === "junior" ? { mobile: "+0015550101" } : { card_id: "X1234567" }),
});

const decideAll = (world: World, rejectedFor: Parameters<Reviews["decide"]>[2]["rejectedFor"]): void => {
	submitAll(world);
	for (const kind of submissionKinds)
		world.nouns.verification.reviews.decide(mia, kind, { rejectedFor }, world.clock.now());
};

export const identityWaiting: Scenario = {
	name: "identity-waiting",
	shows: "Mia's real name and both levels wait for review",
	setUp: submitAll,
};

export const identityRejected: Scenario = {
	name: "identity-rejected",
	shows: "Mia's real name and both levels were rejected for a blurred picture",
	setUp: (world) => decideAll(world, { key: rejectionReasons.blurred }),
};

export const identityVerified: Scenario = {
	name: "identity-verified",
	shows: "Mia's real name and both levels are verified",
	setUp: (world) => decideAll(world, undefined),
};
