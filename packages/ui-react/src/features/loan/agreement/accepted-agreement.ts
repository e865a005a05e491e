import type { SignedIn } from "@tradewind/domain/session";
import { keepDraft, storeDrafts, storedDraft } from "../../../kept/drafts.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";

const draftName = "loan.agreement";

const acceptedOf = keptPerSession((app) => {
	const stored = storedDraft(app, draftName)?.agreement;
	const accepted: { text: string | undefined } = { text: typeof stored === "string" ? stored : undefined };
	keepDraft(app, draftName, () => (accepted.text === undefined ? undefined : { agreement: accepted.text }), {
		ofSession: true,
	});
	return accepted;
});

/** Stores the agreement of the press on Sign on the device, for this tab and session alone (Spec 2 §2; docs/assumptions.md, A-383). `undefined` drops it. */
export const storeAccepted = (app: App, signedIn: SignedIn, agreement: string | undefined): void => {
	acceptedOf(app, signedIn).text = agreement;
	storeDrafts(app);
};

/** The agreement that was stored at the press on Sign, also before a reload. */
export const storedAgreement = (app: App, signedIn: SignedIn): string | undefined =>
	acceptedOf(app, signedIn).text;
