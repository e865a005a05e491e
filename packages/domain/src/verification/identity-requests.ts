import { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { Sessions } from "../session/login/sessions.port.ts";
import { readLevels } from "./read-certification.ts";
import {
	type Certification,
	certificationOf,
	rejectionOf,
	type TwoLevelStatus,
	type VerificationLevel,
} from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** The outcome of the last submission that is not certified (Spec 2 §4). */
export type IdentityReview = "none" | "waiting for review" | "rejected";

/** How far an identity is verified, and the outcome of the last submission. */
export interface Identity {
	readonly certification: Certification;
	readonly review: IdentityReview;
}

/**
 * Reads the certification of the customer (Spec 2 §6) and the reviews of what is not certified yet. A review that cannot be
 * read counts as none.
 */
export const readIdentity: Effect.Effect<Identity, QueryError, Sessions | Verifications> = Effect.gen(
	function* () {
		const { status, isReal } = yield* readLevels;
		const certification = certificationOf(status, isReal);
		return { certification, review: yield* readReview(status, certification) };
	},
);

const readReview = (
	status: TwoLevelStatus | undefined,
	certification: Certification,
): Effect.Effect<IdentityReview, never, Verifications> =>
	Effect.gen(function* () {
		if (certification === "advanced") return "none";
		const levels: readonly VerificationLevel[] =
			certification === "uncertified" ? ["junior", "senior"] : ["senior"];
		if (levels.some((level) => status?.[level] === "waiting for review")) return "waiting for review";
		const { realNameRecord, levelRecord } = yield* Verifications;
		const name =
			certification === "uncertified"
				? yield* Effect.catch(Effect.map(realNameRecord, reviewOf), noReview)
				: "none";
		if (name === "waiting for review" || status === undefined) return name;
		const rejections = yield* Effect.all(
			levels.map((level) =>
				Effect.catch(
					Effect.map(levelRecord(level), (record) => rejectionOf(status[level], record) !== undefined),
					() => Effect.succeed(false),
				),
			),
			{ concurrency: 2 },
		);
		return name === "rejected" || rejections.includes(true) ? "rejected" : "none";
	});

const reviewOf = ({ status }: { readonly status: string }): IdentityReview =>
	status === "waiting for review" || status === "rejected" ? status : "none";

const noReview = (): Effect.Effect<IdentityReview> => Effect.succeed("none");
