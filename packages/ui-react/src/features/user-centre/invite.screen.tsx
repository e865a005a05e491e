import { inviteLink, inviteQr } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useWords } from "../../i18n/words.ts";
import { isBuilt } from "../../routes.ts";
import { useSession } from "../../state/use-session.ts";
import { useSettings } from "../../state/use-settings.ts";
import { siteAddress } from "../../storage/configuration.ts";
import { CopiedLine } from "../../ui/copy/copied-line.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { QrCode } from "../../ui/qr/qr-code.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import classes from "./invite.module.css";
import { canShareLinks, shareLink } from "./share-link.ts";

/** The invite link with copying, sharing and QR code, the invite code and a tip (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const customer = useSession().signedIn?.customer;
	if (!customer) return <Page>{null}</Page>;
	return (
		<Page>
			{customer.inviteCode === "" ? (
				<NoCode isDemo={customer.isDemo} />
			) : (
				<Invitation code={customer.inviteCode} />
			)}
		</Page>
	);
};

const Invitation = ({ code }: { readonly code: string }): ReactNode => {
	const { t } = useWords();
	const { name } = useSettings();
	const link = inviteLink(siteAddress(), code);
	const share = async () => {
		if ((await shareLink({ url: link, text: t("user-centre.invite.shareText", { name }) })) === "failed")
			showToast("refused", t("user-centre.invite.notShared"));
	};
	return (
		<div className={classes.page}>
			<p className={classes.tip}>{t("user-centre.invite.tip")}</p>
			<div className={classes.code}>
				<QrCode text={link} {...inviteQr} label={t("user-centre.invite.qr")} />
			</div>
			<CopiedLine label={t("user-centre.invite.link")} text={link} />
			<CopiedLine label={t("user-centre.invite.code")} text={code} />
			{canShareLinks() ? (
				<button type="button" className="main-button" onClick={share}>
					{t("user-centre.invite.share")}
				</button>
			) : null}
		</div>
	);
};

const NoCode = ({ isDemo }: { readonly isDemo: boolean }): ReactNode => {
	const { t } = useWords();
	if (isDemo)
		return (
			<Empty text={t("user-centre.invite.demo")}>
				<Link className="main-link" to="/login?from=%2Fmine%2Finvite">
					{t("user-centre.realLogin")}
				</Link>
			</Empty>
		);
	return (
		<Empty text={t("user-centre.invite.none")}>
			{isBuilt("/mine/chat") ? (
				<Link className="main-link" to="/mine/chat">
					{t("user-centre.invite.support")}
				</Link>
			) : null}
		</Empty>
	);
};
