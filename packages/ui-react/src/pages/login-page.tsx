import type { ReactNode } from "react";
import { LoginPage as Login } from "../features/session/login-page.tsx";
import { MantineRoom } from "../theme/mantine-room.tsx";

export const LoginPage = (): ReactNode => (
	<MantineRoom>
		<Login />
	</MantineRoom>
);
