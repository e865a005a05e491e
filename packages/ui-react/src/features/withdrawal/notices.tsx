import type { AddressNotice, BankNotice } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { FullAddress } from "../../parts/withdrawal/record/full-address.tsx";
import classes from "./notices.module.css";

/** What the customer should know about an address or a bank account. None of it blocks. */
export const Notices = ({
	notices,
}: {
	readonly notices: readonly (AddressNotice | BankNotice)[];
}): ReactNode => (
	<div role="status">
		{notices.length === 0 ? null : (
			<ul className={classes.notices}>
				{notices.map((notice) => (
					<li key={notice.is} data-grave={notice.is === "address looks like another"}>
						<Notice notice={notice} />
					</li>
				))}
			</ul>
		)}
	</div>
);

const Notice = ({ notice }: { readonly notice: AddressNotice | BankNotice }): ReactNode => {
	const { t } = useWords();
	switch (notice.is) {
		case "address looks like another":
			return (
				<>
					{t("withdrawal.notice.address looks like another")}
					<FullAddress text={notice.used} />
				</>
			);
		case "network not known":
			return notice.looksLike
				? t("withdrawal.notice.network not known.like", {
						network: t(`withdrawal.network.${notice.looksLike}`),
					})
				: t("withdrawal.notice.network not known");
		case "check digits wrong":
			return t("withdrawal.notice.iban");
		case "form unusual":
			return t("withdrawal.notice.swift");
		default:
			return t(`withdrawal.notice.${notice.is}`);
	}
};
