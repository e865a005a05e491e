import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { TransferFields } from "./transfer-fields.tsx";
import { TransferLog } from "./transfer-log.tsx";

/** Transfers between two accounts, and their history with `type=history` (Spec 2 §2, §4). */
export const Screen = (): ReactNode => {
	const { signedIn } = useSession();
	const [query] = useSearchParams();
	const settings = useSelector(useApp().site, ({ context }) => context.settings);
	if (settings?.hasOnlyOneAccount) return <OneAccount />;
	if (!signedIn || !settings)
		return (
			<Page>
				<RowSkeletons />
			</Page>
		);
	return query.get("type") === "history" ? (
		<TransferLog signedIn={signedIn} />
	) : (
		<TransferFields signedIn={signedIn} />
	);
};

/** With one account there are no transfers (Spec 1 §6). */
const OneAccount = (): ReactNode => {
	const { t } = useWords();
	return (
		<Page>
			<Empty text={t("transfer.oneAccount")}>
				<Link className="main-link" to="/mine/accounts">
					{t("transfer.toAccounts")}
				</Link>
			</Empty>
		</Page>
	);
};
