import type { ReactNode } from "react";
import { MantineRoom } from "../../../ui/form/mantine-scope.tsx";
import { LoginPage as Login } from "./login-page.tsx";

export const LoginPage = (): ReactNode => (
	<MantineRoom>
		<Login />
	</MantineRoom>
);
