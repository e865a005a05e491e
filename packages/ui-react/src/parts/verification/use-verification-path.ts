import { verificationPath } from "@tradewind/domain/access";
import { useSelector } from "@xstate/react";
import { useApp } from "../../state/app.ts";

/** The page where this site verifies identities. */
export const useVerificationPath = (): string =>
	useSelector(useApp().site, ({ context }) => verificationPath(context.menu));
