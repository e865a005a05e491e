import type { DepositBlock } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { RecordsLink } from "./deposit-page.tsx";
import { VerificationGate } from "./verification-gate.tsx";

/** Why nothing can be deposited, and what allows it (Spec 2 §5, `user.real_auth` and `withdraw.no_pay_way`). */
export const Blocked = ({ block }: { readonly block: DepositBlock }): ReactNode => {
	const { t } = useWords();
	return (
		<Page actions={<RecordsLink kind="bank" />}>
			{block.is === "real-name verification needed" ? (
				<VerificationGate text={t(`deposit.block.${block.is}`)} />
			) : (
				<Empty text={t(`deposit.block.${block.is}`)}>
					<ContactSupport />
				</Empty>
			)}
		</Page>
	);
};

/** The way to the support, for a customer who has no account to pay to. */
export const ContactSupport = (): ReactNode => {
	const { t } = useWords();
	return (
		<Link className="main-link" to="/mine/chat">
			{t("deposit.support")}
		</Link>
	);
};
