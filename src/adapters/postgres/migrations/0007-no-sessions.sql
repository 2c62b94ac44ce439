-- Sign-ins of browsers are kept with the other secrets of accounts (0004).
DROP TABLE session;
