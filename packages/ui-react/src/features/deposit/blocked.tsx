import type { DepositBlock } from "@tradewind/domain/deposit";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { RecordsLink } from "./deposit-page.tsx";

const verification = "/mine/auth";
const chat = "/mine/chat";

/** Why nothing can be deposited, and what allows it (Spec 2 §5, `user.real_auth` and `withdraw.no_pay_way`). */
export const Blocked = ({ block }: { readonly block: DepositBlock }): ReactNode => {
	const { t } = useWords();
	return (
		<Page actions={<RecordsLink kind="bank" />}>
			<Empty text={t(`deposit.block.${block.is}`)}>
				<WayOut block={block} />
			</Empty>
		</Page>
	);
};

/** The next step of a customer who is blocked. */
export const WayOut = ({ block }: { readonly block: DepositBlock }): ReactNode => {
	const { t } = useWords();
	if (block.is === "real-name verification needed" && isBuilt(verification))
		return (
			<Link className="main-link" to={verification}>
				{t("deposit.verify")}
			</Link>
		);
	return (
		<Link className="main-link" to={chat}>
			{t("deposit.support")}
		</Link>
	);
};
