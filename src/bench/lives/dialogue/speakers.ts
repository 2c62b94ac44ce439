/** One of two friends who talk, with the short name the other uses. */
export type Speaker = {
  readonly name: string;
  readonly short: string;
  readonly they: string;
  readonly them: string;
  readonly their: string;
};

const speaker = (line: string): Speaker => {
  const [name = '', short = name, sex = 'f'] = line.split(' ');
  return sex === 'f'
    ? { name, short, they: 'she', them: 'her', their: 'her' }
    : { name, short, they: 'he', them: 'him', their: 'his' };
};

export const speakers: readonly Speaker[] =
  `Rosalind Roz f|Gwendolyn Gwen f|Priscilla Cilla f|Tabitha Tab f|Marguerite Maggie f|Beatriz Bea f
Ingrid Ingrid f|Philippa Pip f|Yolanda Yoli f|Henrietta Etta f|Saoirse Saoirse f|Delphine Del f|Leonora Leo f|Noor Noor f|Xiulan Lan f
Bartholomew Bart m|Cornelius Neil m|Desmond Des m|Emmett Em m|Gideon Gid m|Horatio Ray m|Jasper Jas m|Kofi Kofi m|Lucian Luke m
Matthias Matt m|Nikolai Nik m|Orlando Lando m|Quentin Quen m|Rafferty Raff m|Thaddeus Tad m|Zacharias Zach m|Anselm Ans m`
    .split(/[|\n]/)
    .map(speaker);

/** People whom the two speak of. */
export const friendNames: readonly string[] =
  `Abby Bryce Carmen Dominic Esther Fergus Gloria Hassan Imogen Jamal Keiko Lorenzo Miriam Nadia Owen Paloma Quincy
Renata Stellan Tamsin Ulrich Vera Wesley Ximena Yusuf Zelda Arturo Bridget Caspian Dahlia Elliot Fatima Gregor
Harriet Isidro Jolene Kasper Lavinia Moses Nettie Otis Petra Rohan Sylvie Tobias Una Viggo Wanda Yasmin Zane
Astrid Bogdan Celeste Darnell Edith Flora Giles Hana Ines Jonas Kira Linus Mabel Ned Odette Piers Ruth Silas
Tessa Uma Vernon Willa Alba Benedict Clyde Dora Enid Floyd Greta Hector Ida Jude Kenji Lola Magnus Nola Opal Percy`.split(
    /\s+/,
  );

export const townNames: readonly string[] =
  `Ljubljana|Valparaíso|Tallinn|Bergen|Cusco|Galway|Kraków|Split|Hobart|Marrakesh|Reykjavik|Bruges|Oaxaca|Tbilisi|Luang Prabang
Salzburg|Savannah|Halifax|Wellington|Cádiz|Sarajevo|Nara|Penang|Granada|Trieste|Aarhus|Quebec City|Santa Fe|Zanzibar|Cardiff
Plovdiv|Ravenna|Turku|Lugano|Coimbra|Asheville|Utrecht|York|Nantes|Heidelberg|Busan|Kochi|Medellín|Accra|Windhoek|Vilnius
Bologna|Toledo|Lucerne|Perth|Antwerp|Dubrovnik|Galle|Tucson|Victoria|Inverness|Arles|Kanazawa|Malmö|Gdańsk|Bilbao|Riga`.split(
    /[|\n]/,
  );
