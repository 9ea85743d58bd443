import { configure } from '@testing-library/react';

// Waiting ends as soon as what is waited for is there; a slow machine only needs longer until then.
configure({ asyncUtilTimeout: 20_000 });
