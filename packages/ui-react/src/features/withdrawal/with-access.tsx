import { accessBlockFor, roleOf } from "@tradewind/domain/access";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { recordsPage } from "./pages.ts";

/** Renders the page as far as the site offers it; else why not, and the next step (Spec 1 §6). */
export const WithAccess = (props: {
	/** Whether the site offers it, if that is not decided by the flags of withdrawals. */
	readonly isOffered?: boolean;
	readonly children: (signedIn: SignedIn) => ReactNode;
}): ReactNode => {
	const { site } = useApp();
	const { t } = useWords();
	const { signedIn } = useSession();
	const settings = useSelector(site, ({ context }) => context.settings);
	const flags = useSelector(site, ({ context }) => context.flags);
	if (!signedIn || !settings)
		return (
			<Page>
				<RowSkeletons />
			</Page>
		);
	const block =
		props.isOffered === undefined
			? accessBlockFor("withdraw", roleOf(signedIn.customer), { settings, flags })
			: undefined;
	if (block === "contact support")
		return (
			<Page>
				<Empty text={t("withdrawal.contact")}>
					<Link className="main-link" to="/mine/chat">
						{t("withdrawal.contact.open")}
					</Link>
					<RecordsLink />
				</Empty>
			</Page>
		);
	if (block || props.isOffered === false)
		return (
			<Page>
				<Empty text={t("withdrawal.notOffered")}>
					<Link className="main-link" to="/user">
						{t("withdrawal.toAccount")}
					</Link>
					{block ? <RecordsLink /> : null}
				</Empty>
			</Page>
		);
	return props.children(signedIn);
};

/** The way to the withdrawals that were made before. */
const RecordsLink = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="quiet-button" to={recordsPage("crypto")}>
			{t("withdrawal.records")}
		</Link>
	);
};
