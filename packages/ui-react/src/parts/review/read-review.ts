import { type IdentityReview, readIdentity } from "@tradewind/domain/verification";
import { Result } from "effect";
import type { App } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

/** The outcome of the customer's last submission (Spec 2 §4); `undefined` if it cannot be read. */
export const readReview = async (app: App): Promise<IdentityReview | undefined> => {
	const identity = await runRequest(app, readIdentity, shownReading);
	return Result.isSuccess(identity) ? identity.success.review : undefined;
};
