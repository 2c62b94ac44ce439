/**
 * Cities of at least LEAST_GREAT inhabitants as `name|country|population` lines. Written by scripts/great-cities.ts; facts from
 * GeoNames (geonames.org, CC BY 4.0).
 */
export const LEAST_GREAT = 100000;
export const greatCities = `Ras Al Khaimah City|AE|351943
Dubai|AE|2956587
Sharjah|AE|1324473
Ajman City|AE|490035
Abu Dhabi|AE|603492
Musaffah|AE|243341
Mazār-e Sharīf|AF|303282
Kunduz|AF|161902
Kandahār|AF|391190
Kabul|AF|3043532
Jalālābād|AF|200331
Herāt|AF|272806
Ghazni|AF|141000
Gardez|AF|103601
Balkh|AF|114883
Baghlān|AF|108449
Elbasan|AL|100903
Tirana|AL|374801
Durrës|AL|122034
Yerevan|AM|1093485
Vanadzor|AM|101098
Gyumri|AM|148381
N’dalatando|AO|383100
Luanda|AO|2776168
Lubango|AO|102541
Lobito|AO|207932
Cuito|AO|113624
Huambo|AO|226145
Benguela|AO|151226
Villa Lugano|AR|114000
Tandil|AR|104325
Resistencia|AR|387158
Quilmes|AR|230000
Posadas|AR|323739
Pilar|AR|226517
Morón|AR|319934
Merlo|AR|244168
Mar del Plata|AR|553935
La Plata|AR|694167
Formosa|AR|221383
Corrientes|AR|339067
Concordia|AR|145210
Buenos Aires|AR|13076300
Berazategui|AR|167498
Belgrano|AR|138942
Santiago del Estero|AR|354692
Santa Rosa|AR|111424
Santa Fe|AR|489505
San Salvador de Jujuy|AR|305891
San Rafael|AR|109163
San Nicolás de los Arroyos|AR|127742
San Miguel de Tucumán|AR|781023
San Luis|AR|183982
San Juan|AR|447048
San Fernando del Valle de Catamarca|AR|188812
Salta|AR|512686
Rosario|AR|1173533
Río Cuarto|AR|153757
Paraná|AR|262295
Neuquén|AR|242092
Mendoza|AR|876884
La Rioja|AR|162620
Córdoba|AR|1428214
Comodoro Rivadavia|AR|140850
Bahía Blanca|AR|276546
Balvanera|AR|152198
San Miguel|AR|157532
José C. Paz|AR|230208
Vienna|AT|1691468
Simmering|AT|101420
Salzburg|AT|153377
Ottakring|AT|104627
Linz|AT|204846
Innsbruck|AT|132493
Graz|AT|222326
Floridsdorf|AT|162779
Favoriten|AT|201882
Donaustadt|AT|187007
Rockingham|AU|108022
Perth|AU|1896548
Darwin|AU|129062
Adelaide|AU|1225235
Townsville|AU|196219
Toowoomba|AU|131258
Sydney|AU|4627345
Newcastle|AU|308308
Melbourne|AU|4246375
Launceston|AU|106153
Hobart|AU|216656
Gold Coast|AU|591473
Geelong|AU|226034
Wollongong|AU|292190
Canberra|AU|367752
Cairns|AU|153075
Brisbane|AU|2189878
Bendigo|AU|100617
Logan City|AU|282673
Lankaran|AZ|240300
Yevlakh|AZ|127400
Sumqayıt|AZ|265150
Ganja|AZ|313300
Baku|AZ|1116513
Zenica|BA|164423
Tuzla|BA|142486
Sarajevo|BA|696731
Mostar|BA|104518
Banja Luka|BA|221106
Tungi|BD|337579
Sylhet|BD|237000
Jamālpur|BD|167900
Shibganj|BD|378701
Sātkhira|BD|128918
Sirajganj|BD|127481
Narsingdi|BD|281080
Shāhzādpur|BD|102420
Rājshāhi|BD|700133
Nārāyanganj|BD|223622
Nāgarpur|BD|238422
Mymensingh|BD|225126
Comilla|BD|389411
Rangpur|BD|343122
Kushtia|BD|135724
Dhaka|BD|10356500
Bhairab Bāzār|BD|105457
Bagerhat|BD|266388
Sonārgaon|BD|130000
Pār Naogaon|BD|192464
Farīdpur|BD|112187
Dinājpur|BD|206234
Chittagong|BD|3920222
Cox’s Bāzār|BD|253788
Khulna|BD|1342339
Barisāl|BD|202242
Jessore|BD|243987
Pābna|BD|186781
Tāngāil|BD|180144
Bogra|BD|210000
Nawābganj|BD|142361
Sherpur|BD|107419
Saidpur|BD|199422
Puthia|BD|159406
Natore|BD|369138
Paltan|BD|184492
Namur|BE|106284
Liège|BE|182597
Gent|BE|231493
Charleroi|BE|200132
Brussels|BE|1019022
Brugge|BE|116709
Antwerpen|BE|459805
Ouagadougou|BF|1086505
Bobo-Dioulasso|BF|360106
Varna|BG|312770
Stara Zagora|BG|143431
Sofia|BG|1152556
Ruse|BG|156238
Plovdiv|BG|340494
Pleven|BG|118675
Burgas|BG|195966
Manama|BH|147074
Bujumbura|BI|331700
Porto-Novo|BJ|234168
Parakou|BJ|163753
Kandi|BJ|109701
Djougou|BJ|237040
Cotonou|BJ|780000
Bohicon|BJ|125092
Abomey-Calavi|BJ|385755
Tarija|BO|159269
Sucre|BO|224838
Santa Cruz de la Sierra|BO|1364389
Sacaba|BO|107628
Potosí|BO|141251
Oruro|BO|208684
La Paz|BO|812799
Cochabamba|BO|900414
Vitória de Santo Antão|BR|107383
Timon|BR|124427
Teresina|BR|744512
Sobral|BR|157996
São Luís|BR|917237
Santa Rita|BR|119893
Santarém|BR|189047
Recife|BR|1478098
Petrolina|BR|194650
Paulista|BR|289971
Parnamirim|BR|150343
Parnaíba|BR|138008
Olinda|BR|366754
Natal|BR|763043
Mossoró|BR|202005
Maracanaú|BR|193529
Marabá|BR|145860
Maceió|BR|954991
Macapá|BR|338936
Juazeiro do Norte|BR|225230
João Pessoa|BR|650883
Jaboatão|BR|702621
Imperatriz|BR|218106
Garanhuns|BR|110085
Fortaleza|BR|2400000
Caxias|BR|148072
Caucaia|BR|275019
Castanhal|BR|137406
Caruaru|BR|235371
Campina Grande|BR|348936
Cabo|BR|143105
Belém|BR|1407737
Arapiraca|BR|166562
Araguaína|BR|105019
Ananindeua|BR|433956
Volta Redonda|BR|249580
Vitória da Conquista|BR|253137
Vitória|BR|312656
Vila Velha|BR|394930
Viamão|BR|285269
Várzea Paulista|BR|110936
Várzea Grande|BR|249752
Varginha|BR|116571
Uruguaiana|BR|123480
Umuarama|BR|107319
Uberlândia|BR|563536
Uberaba|BR|260843
Toledo|BR|119313
Teresópolis|BR|123979
Teófilo Otoni|BR|101170
Taubaté|BR|251641
Taboão da Serra|BR|214523
Suzano|BR|283314
Sumaré|BR|227977
Sorocaba|BR|558862
Sete Lagoas|BR|201334
Serra|BR|394153
Sapucaia|BR|130937
São Vicente|BR|324457
São Paulo|BR|10021295
São Leopoldo|BR|209229
São José dos Pinhais|BR|124224
São José dos Campos|BR|613764
São José do Rio Preto|BR|374699
São José|BR|200000
São João de Meriti|BR|454849
São Carlos|BR|205035
São Caetano do Sul|BR|136453
São Bernardo do Campo|BR|743372
Santos|BR|411403
Santo André|BR|662373
Santa Maria|BR|249219
Santa Luzia|BR|243503
Santa Cruz do Sul|BR|106113
Santa Bárbara d'Oeste|BR|188000
Salvador|BR|2711840
Rondonópolis|BR|152912
Rio Verde|BR|229651
Rio Grande|BR|187838
Rio de Janeiro|BR|6023699
Rio das Ostras|BR|100000
Rio Claro|BR|180147
Ribeirão Preto|BR|619746
Ribeirão Pires|BR|111888
Ribeirão das Neves|BR|406802
Resende|BR|111514
Queimados|BR|135741
Presidente Prudente|BR|209502
Praia Grande|BR|250027
Pouso Alegre|BR|115201
Porto Seguro|BR|123173
Porto Alegre|BR|1372741
Ponta Grossa|BR|292177
Poços de Caldas|BR|146588
Poá|BR|107432
Piracicaba|BR|342209
Pindamonhangaba|BR|132218
Petrópolis|BR|272691
Pelotas|BR|320674
Patos de Minas|BR|126234
Passo Fundo|BR|179529
Paranaguá|BR|141013
Palhoça|BR|122423
Osasco|BR|677856
Novo Hamburgo|BR|253841
Nova Iguaçu|BR|1002118
Nova Friburgo|BR|153361
Nossa Senhora do Socorro|BR|163993
Niterói|BR|456456
Nilópolis|BR|147281
Montes Claros|BR|332379
Mogi Guaçu|BR|128865
Mogi das Cruzes|BR|325746
Mauá|BR|386069
Maringá|BR|311724
Marília|BR|212218
Macaé|BR|143029
Luziânia|BR|143601
Londrina|BR|471832
Linhares|BR|105075
Limeira|BR|289665
Lages|BR|164676
Jundiaí|BR|321589
Juiz de Fora|BR|470193
Joinville|BR|461304
Jequié|BR|127475
Jaú|BR|119206
Jaraguá do Sul|BR|130130
Jandira|BR|113605
Jacareí|BR|213110
Itu|BR|137586
Itaquaquecetuba|BR|336679
Itapevi|BR|201748
Itapetininga|BR|126243
Itapecerica da Serra|BR|151605
Itajaí|BR|155716
Itaguaí|BR|100752
Itabuna|BR|205660
Itaboraí|BR|182498
Ipatinga|BR|228746
Indaiatuba|BR|179911
Ilhéus|BR|155499
Ibirité|BR|141374
Hortolândia|BR|203533
Guarulhos|BR|1169577
Guarujá|BR|310424
Guaratinguetá|BR|105880
Guarapuava|BR|150850
Guarapari|BR|100925
Gravataí|BR|238778
Governador Valadares|BR|250878
Goiânia|BR|1171195
Franco da Rocha|BR|108858
Francisco Morato|BR|171790
Franca|BR|305041
Foz do Iguaçu|BR|293523
Florianópolis|BR|412724
Ferraz de Vasconcelos|BR|167900
Feira de Santana|BR|481911
Eunápolis|BR|114275
Esmeraldas|BR|103206
Embu|BR|221733
Duque de Caxias|BR|818329
Dourados|BR|162202
Divinópolis|BR|193832
Diadema|BR|390633
Curitiba|BR|1718421
Cuiabá|BR|521934
Cubatão|BR|118410
Criciúma|BR|161954
Cotia|BR|174828
Coronel Fabriciano|BR|100916
Contagem|BR|627123
Conselheiro Lafaiete|BR|111596
Colombo|BR|217000
Colatina|BR|101190
Chapecó|BR|160157
Caxias do Sul|BR|381270
Catanduva|BR|109612
Cascavel|BR|257172
Carapicuíba|BR|361112
Canoas|BR|328291
Campos dos Goytacazes|BR|387417
Campo Grande|BR|729151
Campinas|BR|1031554
Camaçari|BR|188758
Cachoeiro de Itapemirim|BR|187019
Cachoeirinha|BR|121084
Cabo Frio|BR|108239
Brasília|BR|2207718
Bragança Paulista|BR|125096
Botucatu|BR|113862
Blumenau|BR|293949
Birigui|BR|102277
Betim|BR|384000
Belo Horizonte|BR|2373224
Belford Roxo|BR|466096
Bauru|BR|335024
Barueri|BR|251994
Barretos|BR|101220
Barreiras|BR|158292
Barra Mansa|BR|164052
Barbacena|BR|122211
Atibaia|BR|110968
Assis|BR|101597
Araucária|BR|111302
Araruama|BR|109637
Araras|BR|107463
Araraquara|BR|168468
Araçatuba|BR|170024
Aracaju|BR|490175
Apucarana|BR|107085
Angra dos Reis|BR|153635
Anápolis|BR|319587
Americana|BR|196022
Alagoinhas|BR|122688
Guaíba|BR|101024
Palmas|BR|196272
Rio Branco|BR|257642
Porto Velho|BR|306180
Manaus|BR|1598210
Boa Vista|BR|235150
Ji Paraná|BR|107697
Aparecida de Goiânia|BR|510770
Jaboatão dos Guararapes|BR|630008
Lauro de Freitas|BR|141280
Parauapebas|BR|196259
Pinhais|BR|117000
Simões Filho|BR|116662
Sinop|BR|116013
Planaltina|BR|189412
Nassau|BS|227940
Gaborone|BW|208411
Vitebsk|BY|342700
Salihorsk|BY|101614
Pinsk|BY|130777
Orsha|BY|125347
Navapolatsk|BY|100885
Minsk|BY|1742124
Mazyr|BY|112137
Maladzyechna|BY|101300
Mahilyow|BY|369200
Hrodna|BY|317365
Homyel'|BY|480951
Brest|BY|300715
Barysaw|BY|143919
Baranovichi|BY|168772
Babruysk|BY|220517
Abbotsford|CA|151683
Barrie|CA|182041
Brampton|CA|433806
Burlington|CA|164415
Burnaby|CA|202799
Calgary|CA|1019942
Cambridge|CA|120372
Coquitlam|CA|140000
Dartmouth|CA|101343
Delta|CA|101668
Edmonton|CA|712391
Etobicoke|CA|347948
Gatineau|CA|242124
Greater Sudbury|CA|157857
Guelph|CA|115760
Hamilton|CA|519949
Kelowna|CA|125109
Kingston|CA|114195
Kitchener|CA|233700
Laval|CA|376845
London|CA|346765
Longueuil|CA|229330
Markham|CA|261573
Milton|CA|101715
Mississauga|CA|668549
Moncton|CA|108620
Montréal|CA|1600000
Nepean|CA|180000
North York|CA|636000
Oakville|CA|165697
Oshawa|CA|308875
Ottawa|CA|812129
Regina|CA|176183
Richmond|CA|182000
Richmond Hill|CA|185541
Saguenay|CA|143692
Saskatoon|CA|198958
Sherbrooke|CA|129447
St. Catharines|CA|131989
Surrey|CA|394976
Toronto|CA|2600000
Trois-Rivières|CA|119693
Vancouver|CA|600000
Vaughan|CA|238866
Victoria|CA|289625
Windsor|CA|278013
Winnipeg|CA|632063
Halifax|CA|359111
Québec|CA|528595
Lévis|CA|126396
Sydney|CA|105968
Scarborough|CA|600000
Ladner|CA|200000
East York|CA|115365
Uvira|CD|170391
Tshikapa|CD|267462
Mwene-Ditu|CD|189177
Mbuji-Mayi|CD|874761
Kisangani|CD|539158
Kindu|CD|135698
Kananga|CD|463546
Kalemie|CD|146974
Isiro|CD|127076
Ilebo|CD|107093
Goma|CD|144124
Gandajika|CD|154425
Butembo|CD|154621
Bukavu|CD|225389
Beni|CD|232000
Lubumbashi|CD|1373770
Likasi|CD|422414
Kolwezi|CD|418000
Mbandaka|CD|184185
Matadi|CD|180109
Kinshasa|CD|7785965
Kikwit|CD|186991
Gemena|CD|117639
Boma|CD|162521
Bandundu|CD|118211
Masina|CD|485167
Bimbo|CF|129655
Bangui|CF|542393
Pointe-Noire|CG|659084
Dolisie|CG|103894
Brazzaville|CG|1284609
Zürich|CH|341730
Lausanne|CH|116751
Genève|CH|183981
Bern|CH|121631
Basel|CH|164488
Yamoussoukro|CI|194530
San-Pédro|CI|196751
Man|CI|139341
Korhogo|CI|167359
Gagnoa|CI|123184
Divo|CI|127867
Daloa|CI|215652
Bouaké|CI|567481
Anyama|CI|100653
Abobo|CI|900000
Abidjan|CI|3677115
Abengourou|CI|104020
Viña del Mar|CL|294551
Valparaíso|CL|282448
Valdivia|CL|133419
Temuco|CL|238129
Talcahuano|CL|252968
Talca|CL|197479
Santiago|CL|4837295
San Bernardo|CL|249858
Rancagua|CL|212695
Quilpué|CL|130263
Punta Arenas|CL|117430
Puerto Montt|CL|160054
Puente Alto|CL|510417
Osorno|CL|135773
Los Ángeles|CL|125430
La Serena|CL|154521
Iquique|CL|227499
Curicó|CL|102438
Coquimbo|CL|161317
Copiapó|CL|129280
Concepción|CL|215413
Chillán|CL|150396
Calama|CL|143084
Arica|CL|185999
Antofagasta|CL|309832
La Pintana|CL|201178
Lo Prado|CL|104316
Yaoundé|CM|1299369
Nkongsamba|CM|117063
Ngaoundéré|CM|231357
Mokolo|CM|275239
Mbouda|CM|111320
Maroua|CM|319941
Loum|CM|177429
Kumba|CM|144413
Kousséri|CM|435547
Garoua|CM|436899
Edéa|CM|203149
Douala|CM|1338082
Bertoua|CM|218111
Bamenda|CM|393835
Bafoussam|CM|290768
Lhasa|CN|118721
Kashgar|CN|274717
Jiayuguan|CN|122396
Hotan|CN|114000
Xinyuan|CN|300000
Ürümqi|CN|3029372
Turpan|CN|254900
Shihezi|CN|572772
Qapqal|CN|160000
Korla|CN|179465
Karamay|CN|260000
Hami|CN|137072
Changji|CN|198776
Aral|CN|260000
Altay|CN|139341
Aksu|CN|340020
Zunyi|CN|466292
Zoucheng|CN|190537
Zigong|CN|689961
Zhuzhou|CN|709358
Zhumadian|CN|720000
Shangqiu|CN|181218
Zhuji|CN|110721
Mizhou|CN|109968
Zhoukou|CN|377061
Zhoucun|CN|122402
Yuxi|CN|103829
Zhicheng|CN|159383
Zhenzhou|CN|176006
Zhenjiang|CN|632552
Zhengzhou|CN|4253913
Xinghua|CN|105918
Zhaotong|CN|109400
Zhaoqing|CN|361969
Zhaoyuan|CN|120000
Zhanjiang|CN|637790
Zhangzhou|CN|589831
Zhangye|CN|100000
Zibo|CN|3129228
Anyang|CN|781129
Zhabei|CN|840000
Zaozhuang|CN|183665
Zaoyang|CN|184509
Yuyao|CN|114177
Kunshan|CN|1600000
Yunfu|CN|2612800
Yuncheng|CN|201950
Yulin|CN|148485
Yuci|CN|235929
Qianjiang|CN|179079
Zhongxiang|CN|108883
Chengzhong|CN|265886
Yinchuan|CN|475101
Qingzhou|CN|117056
Yichun|CN|152169
Yichang|CN|476725
Yibin|CN|242111
Yantai|CN|719332
Yangzhou|CN|539715
Yangshuo|CN|300000
Yangquan|CN|413394
Yancheng|CN|628441
Tongshan|CN|1199193
Shangrao|CN|318769
Xuchang|CN|1265536
Xuanzhou|CN|127758
Xiuying|CN|290000
Xiulin|CN|122411
Xinzhou|CN|154003
Xinyang|CN|1590668
Xinxiang|CN|743601
Xintai|CN|222459
Xinpu|CN|392444
Xinji|CN|145911
Xining|CN|767531
Xingtai|CN|611739
Ankang|CN|132654
Xindi|CN|175761
Sanshui|CN|153714
Xichang|CN|126787
Xiazhen|CN|125667
Xiaogan|CN|160437
Xianyang|CN|1034081
Xiantao|CN|239406
Xianning|CN|179494
Zhuhai|CN|501199
Xiangtan|CN|674189
Xiangyang|CN|462956
Xi’an|CN|6501190
Xiamen|CN|3531347
Wuzhou|CN|265846
Wuxue|CN|220661
Wuxi|CN|3543719
Dongyang|CN|130387
Changde|CN|517780
Wuhu|CN|507524
Wuhan|CN|9785388
Wuhai|CN|218427
Wuda|CN|129922
Wenzhou|CN|865672
Tianfu|CN|115370
Wenchang|CN|115000
Weinan|CN|172321
Weihai|CN|152595
Weifang|CN|394732
Wanxian|CN|188980
Wafangdian|CN|250591
Tongzhou|CN|163326
Wusong|CN|312588
Tianshui|CN|3500000
Tianjin|CN|11090314
Chengtangcun|CN|105456
Tangshan|CN|3372102
Tanggu|CN|535298
Taizhou|CN|612356
Taiyuan|CN|3426519
Taishan|CN|145440
Tai’an|CN|5499000
Suzhou|CN|205130
Suizhou|CN|323945
Suining|CN|124924
Songjiang|CN|130218
Shizuishan|CN|136570
Shiyan|CN|3460000
Shiqiao|CN|135308
Shiqi|CN|342306
Shilong|CN|109733
Tongchuanshi|CN|223603
Shijiazhuang|CN|2834942
Shenzhen|CN|10358381
Shashi|CN|498780
Shaping|CN|107589
Shaoxing|CN|421283
Shaowu|CN|112585
Shaoguan|CN|628749
Shanwei|CN|165699
Shantou|CN|5329024
Shanghai|CN|22315474
Shahecheng|CN|125132
Sanya|CN|144753
Sanming|CN|209444
Jieyang|CN|1001985
Rizhao|CN|246387
Qujing|CN|146015
Quanzhou|CN|184143
Qinzhou|CN|100996
Qinhuangdao|CN|759718
Huai'an|CN|555230
Qingdao|CN|3718835
Qingyuan|CN|151287
Puyang Chengguanzhen|CN|666322
Puyang|CN|3590000
Putian|CN|376558
Puqi|CN|132891
Pulandian|CN|104277
Pingxiang|CN|372123
Pingshan|CN|113631
Pingliang|CN|108156
Pingdingshan|CN|889675
Dadukou|CN|461513
Ningbo|CN|3491597
Neijiang|CN|546854
Nanyang|CN|251532
Nantong|CN|666251
Nanping|CN|171674
Nanning|CN|803788
Nanjing|CN|7165292
Nanchong|CN|7150000
Nanchang|CN|2357839
Mingshui|CN|114858
Mianyang|CN|264136
Mentougou|CN|197772
Meizhou|CN|144212
Wuchuan|CN|104168
Majie|CN|131696
Macheng|CN|126366
Maba|CN|113609
Luqiao|CN|427890
Luoyang|CN|1390581
Luoyang|CN|123144
Luohe|CN|417356
Kangding|CN|100000
Luancheng|CN|597130
Loudi|CN|150684
Guankou|CN|1380000
Puning|CN|118023
Linyi|CN|270669
Linxia Chengguanzhen|CN|202402
Linxi|CN|100316
Linshui|CN|109955
Qingnian|CN|110046
Linhai|CN|152937
Linfen|CN|232566
Licheng|CN|172775
Liaocheng|CN|226930
Lianran|CN|106795
Wuwei|CN|493092
Lianjiang|CN|100341
Leshan|CN|154477
Lengshuijiang|CN|115399
Leiyang|CN|129116
Lecheng|CN|124268
Laohekou|CN|253112
Lanzhou|CN|2628426
Langfang|CN|720119
Laizhou|CN|188000
Laiyang|CN|169594
Laiwu|CN|124108
Kunming|CN|3855346
Kaiyuan|CN|198423
Kaifeng|CN|900000
Jiujiang|CN|258807
Qianzhou|CN|102332
Jinzhou|CN|215386
Jining|CN|450327
Jinhua|CN|142206
Jingzhou|CN|177878
Jingmen|CN|167750
Jingling|CN|224871
Jingdezhen|CN|310565
Jinchang|CN|144363
Jincheng|CN|332650
Jinan|CN|4335989
Jieshou|CN|141993
Jieshi|CN|137444
Jiazi|CN|130298
Jiaxing|CN|466101
Jiaozuo|CN|517540
Jiaozhou|CN|165026
Jiangmen|CN|532419
Yangjiang|CN|399735
Ji’an|CN|245000
Guangyuan|CN|213365
Qionghai|CN|480000
Huzhou|CN|158320
Humen|CN|191891
Huizhou|CN|289201
Huicheng|CN|125919
Xinhui|CN|195129
Huayin|CN|242488
Huangzhou|CN|122563
Huangyan|CN|150448
Huangshi|CN|688090
Dasha|CN|116307
Huanggang|CN|225956
Daxing|CN|104904
Huainan|CN|1027655
Huaihua|CN|127322
Huaibei|CN|903039
Heze|CN|254602
Yiyang|CN|202608
Hepo|CN|131238
Hengyang|CN|759602
Hengshui|CN|456356
Hefei|CN|3310268
Hebi|CN|244662
Hanzhong|CN|145986
Hangzhou|CN|6241971
Hangu|CN|208369
Handan|CN|1358318
Jiaojiang|CN|470804
Haimen|CN|125427
Haikou|CN|112644
Haikou|CN|615835
Guli|CN|536000
Guiyang|CN|1171633
Guilin|CN|649352
Guangzhou|CN|11071424
Guangshui|CN|154771
Gejiu|CN|136135
Gaozhou|CN|166069
Gaoping|CN|204368
Gaomi|CN|150793
Fuzhou|CN|1179720
Fuyang|CN|170023
Fuling|CN|166507
Foshan|CN|3600000
Ezhou|CN|193652
Encheng|CN|110921
Shengli|CN|306450
Dongtai|CN|110988
Donghai|CN|188602
Dongguan|CN|8000000
Dingzhou|CN|152934
Dezhou|CN|379555
Deyang|CN|152194
Lijiang|CN|1137600
Dazhou|CN|130749
Dawukou|CN|131880
Danshui|CN|126701
Daliang|CN|210411
Dalian|CN|4087733
Dali|CN|134040
Chuzhou|CN|280582
Yangchun|CN|153547
Chongqing|CN|7457600
Chizhou|CN|148375
Chenzhou|CN|179038
Jiangyin|CN|107918
Chengdu|CN|7415590
Chenghua|CN|152453
Chaozhou|CN|424787
Chaohu|CN|138463
Changzhou|CN|949018
Changzhi|CN|699514
Changsha|CN|3093980
Cangzhou|CN|527681
Buhe|CN|106347
Bozhou|CN|174140
Boshan|CN|153596
Binzhou|CN|115893
Bengbu|CN|576648
Beijing|CN|11716620
Beihai|CN|289568
Beibei|CN|112019
Baoding|CN|995652
Baiyin|CN|188533
Shangyu|CN|770000
Anshun|CN|351936
Anqiu|CN|105665
Anqing|CN|358661
Anbu|CN|162964
Jiangyou|CN|127225
Suzhou|CN|5345961
Zhongshan|CN|3121275
Dadonghai|CN|2000000
Lianghu|CN|155000
Yueyang|CN|1200000
Zhaodong|CN|154406
Zhangjiakou|CN|692602
Zhalantun|CN|132224
Yushu|CN|124736
Yingkou|CN|591159
Yichun|CN|155762
Yanji|CN|326957
Yakeshi|CN|116284
Zhangjiakou Shi Xuanhua Qu|CN|373422
Xilin Hot|CN|120965
Ulanhot|CN|165846
Tongliao|CN|261110
Tonghua|CN|510000
Tieling|CN|333907
Tieli|CN|109636
Guangming|CN|112819
Sujiatun|CN|148113
Suihua|CN|252245
Siping|CN|555609
Shunyi|CN|117623
Shuangyashan|CN|600000
Shuangcheng|CN|130710
Shenyang|CN|6255921
Shanhaiguan|CN|140000
Fendou|CN|226298
Taihecun|CN|345033
Qiqihar|CN|882364
Songyuan|CN|113611
Panshan|CN|625040
Nehe|CN|108253
Nanpiao|CN|157044
Lianhe|CN|121367
Mudanjiang|CN|665915
Longjing|CN|117185
Longjiang|CN|106384
Longfeng|CN|152074
Liaoyuan|CN|465249
Liaoyang|CN|687890
Kaiyuan|CN|112462
Jixi|CN|403759
Jiutai|CN|175115
Jiupu|CN|123843
Jishu|CN|103988
Jinzhou|CN|604269
Lianshan|CN|313247
Jining|CN|258757
Jilin|CN|1881977
Minzhu|CN|123018
Jiamusi|CN|549549
Jalai Nur|CN|107828
Jiagedaqi|CN|135760
Hulan Ergi|CN|265344
Hulan|CN|109104
Huadian|CN|139047
Honggang|CN|147977
Hohhot|CN|774477
Fendou|CN|164844
Heihe|CN|109427
Hegang|CN|743307
Harbin|CN|5878939
Hailun|CN|109881
Hailar|CN|211066
Haicheng|CN|191651
Gongzhuling|CN|140909
Fuyu|CN|138704
Fuxin|CN|689050
Fushun|CN|1400646
Fengcheng|CN|120514
Dunhua|CN|148844
Dongling|CN|171454
Dongxing|CN|109561
Dehui|CN|108818
Datong|CN|1052678
Daqing|CN|203488
Dandong|CN|631973
Chifeng|CN|346654
Chengde|CN|449325
Chaoyang|CN|410005
Changchun|CN|4193073
Benxi|CN|987717
Beipiao|CN|154999
Bei’an|CN|436444
Baotou|CN|1301768
Baoshan|CN|123791
Baicheng|CN|316970
Baishan|CN|183880
Anshan|CN|1199275
Anda|CN|181271
Acheng|CN|144665
Changshu City|CN|1047700
Jiashan|CN|137112
Fenghuang|CN|370000
Zhu Cheng City|CN|1000000
Shangri-La|CN|130000
Ordos|CN|1940653
Wenshan City|CN|450000
Liupanshui|CN|251900
Jianshui|CN|490000
Huocheng|CN|360000
Bayan Nur|CN|1760000
Villavicencio|CO|321717
Valledupar|CO|308237
Tunja|CO|117479
Tuluá|CO|165501
Soledad|CO|342556
Sogamoso|CO|126551
Soacha|CO|313945
Sincelejo|CO|261187
Santa Marta|CO|431781
Popayán|CO|258653
Pereira|CO|440118
Pasto|CO|382236
Palmira|CO|247986
Neiva|CO|352855
Montería|CO|272420
Medellín|CO|1999979
Manizales|CO|357814
Malambo|CO|101534
Maicao|CO|130348
Magangué|CO|100313
Itagüí|CO|281853
Ibagué|CO|421685
Girón|CO|108466
Girardot City|CO|130289
Floridablanca|CO|252267
Florencia|CO|130337
Envigado|CO|163007
Dosquebradas|CO|179583
Cúcuta|CO|721398
Cartago|CO|134827
Cartagena|CO|952024
Cali|CO|2392877
Guadalajara de Buga|CO|118004
Buenaventura|CO|240387
Bucaramanga|CO|571820
Bogotá|CO|7674366
Bello|CO|392939
Barranquilla|CO|1380425
Barrancabermeja|CO|191403
Armenia|CO|315328
San José|CR|335007
Santiago de Cuba|CU|555865
Santa Clara|CU|250512
San Miguel del Padrón|CU|159273
Sancti Spíritus|CU|127069
Pinar del Río|CU|186990
Palma Soriano|CU|102826
Matanzas|CU|146733
Manzanillo|CU|128188
Las Tunas|CU|203684
Havana|CU|2163824
Holguín|CU|319102
Guantánamo|CU|272801
Guanabacoa|CU|112964
Cienfuegos|CU|186644
Ciego de Ávila|CU|142027
Cerro|CU|132351
Camagüey|CU|347562
Bayamo|CU|192632
Arroyo Naranjo|CU|210053
Alamar|CU|100000
Ciudad Camilo Cienfuegos|CU|178041
Centro Habana|CU|158151
Boyeros|CU|188593
Diez de Octubre|CU|227293
Praia|CV|113364
Willemstad|CW|125000
Nicosia|CY|200452
Limassol|CY|154000
Prague|CZ|1165581
Pilsen|CZ|164180
Ostrava|CZ|313088
Olomouc|CZ|101268
Brno|CZ|369559
Würzburg|DE|133731
Wuppertal|DE|360797
Wolfsburg|DE|123064
Witten|DE|101247
Wiesbaden|DE|272432
Ulm|DE|120451
Trier|DE|100129
Stuttgart|DE|589793
Solingen|DE|164359
Siegen|DE|107242
Schöneberg|DE|115976
Salzgitter|DE|101079
Saarbrücken|DE|181227
Rostock|DE|198293
Reutlingen|DE|112627
Remscheid|DE|117118
Regensburg|DE|129151
Recklinghausen|DE|122438
Prenzlauer Berg|DE|148878
Potsdam|DE|145292
Pforzheim|DE|119313
Paderborn|DE|142161
Osnabrück|DE|166462
Oldenburg|DE|159218
Offenbach|DE|119192
Oberhausen|DE|219176
Nürnberg|DE|499237
Nippes|DE|113487
Neue Neustadt|DE|226851
Neuss|DE|152457
Neukölln|DE|167248
Münster|DE|270184
Munich|DE|1260391
Mülheim|DE|171000
Mönchengladbach|DE|261742
Moers|DE|107816
Marzahn|DE|103768
Mannheim|DE|307960
Mainz|DE|184997
Magdeburg|DE|229826
Ludwigshafen am Rhein|DE|163196
Lübeck|DE|212207
Leverkusen|DE|162738
Leipzig|DE|504971
Kreuzberg|DE|147532
Krefeld|DE|237984
Köln|DE|963395
Koblenz|DE|107319
Kiel|DE|232758
Kassel|DE|194501
Karlsruhe|DE|283799
Jena|DE|104712
Ingolstadt|DE|120658
Hildesheim|DE|103052
Herne|DE|172108
Heilbronn|DE|120733
Heidelberg|DE|143345
Harburg|DE|202571
Hannover|DE|515140
Hamm|DE|185327
Wandsbek|DE|411422
Marienthal|DE|287101
Hamburg-Mitte|DE|233144
Eimsbüttel|DE|251907
Altona|DE|250192
Hamburg|DE|1739117
Halle (Saale)|DE|234107
Hagen|DE|198972
Göttingen|DE|122149
Gera|DE|104659
Gelsenkirchen|DE|270028
Fürth|DE|112025
Friedrichshain|DE|117829
Freiburg|DE|215966
Frankfurt am Main|DE|650000
Essen|DE|593085
Erlangen|DE|102675
Erfurt|DE|203254
Düsseldorf|DE|573057
Duisburg|DE|504358
Dresden|DE|486854
Dortmund|DE|588462
Darmstadt|DE|140385
Chemnitz|DE|247220
Charlottenburg|DE|119857
Bremerhaven|DE|117446
Bremen|DE|546501
Braunschweig|DE|244715
Bottrop|DE|119909
Bonn|DE|313125
Bochum|DE|385729
Bielefeld|DE|331906
Berlin|DE|3426354
Bergisch Gladbach|DE|106184
Augsburg|DE|259196
Aachen|DE|265208
Bochum-Hordel|DE|380000
Bergedorf|DE|119665
Hamburg-Nord|DE|280000
Djibouti|DJ|623891
Odense|DK|145931
Copenhagen|DK|1153615
Århus|DK|237551
Aalborg|DK|122219
Santo Domingo|DO|2201941
Santiago de los Caballeros|DO|1200000
San Pedro de Macorís|DO|217899
San Francisco de Macorís|DO|124763
Puerto Plata|DO|146000
Salvaleón de Higüey|DO|123787
Punta Cana|DO|100023
La Romana|DO|208437
Concepción de La Vega|DO|102426
San Cristóbal|DO|154040
Bella Vista|DO|175683
Santo Domingo Oeste|DO|701269
Santo Domingo Este|DO|700000
Boumerdas|DZ|786499
Tlemcen|DZ|132341
Tizi Ouzou|DZ|144000
Tiaret|DZ|178915
Tébessa|DZ|634332
Souk Ahras|DZ|156745
Skikda|DZ|162702
Sidi Bel Abbès|DZ|191769
Sétif|DZ|288461
Saïda|DZ|127497
Relizane|DZ|130094
Oum el Bouaghi|DZ|100821
Ouargla|DZ|129402
Oran|DZ|645984
M’Sila|DZ|100000
Mostaganem|DZ|130000
Médéa|DZ|147707
Mascara|DZ|150000
Laghouat|DZ|113872
Khenchela|DZ|117000
Jijel|DZ|148000
Guelma|DZ|123590
El Oued|DZ|134699
El Eulma|DZ|128351
Chlef|DZ|178616
El Achir|DZ|158333
Ech Chettia|DZ|167955
Djelfa|DZ|154265
Constantine|DZ|450097
Bordj el Kiffan|DZ|123246
Bordj Bou Arreridj|DZ|168346
Blida|DZ|182447
Biskra|DZ|307987
Bejaïa|DZ|164103
Béchar|DZ|143382
Batna|DZ|280798
Baraki|DZ|105402
Bab Ezzouar|DZ|275630
Annaba|DZ|206570
Algiers|DZ|1977663
Aïn Oussera|DZ|118687
Aïn Beïda|DZ|105765
Santo Domingo de los Colorados|EC|200421
Riobamba|EC|124478
Quito|EC|1399814
Quevedo|EC|119436
Portoviejo|EC|170326
Milagro|EC|133508
Manta|EC|183166
Machala|EC|198123
Loja|EC|117796
Ibarra|EC|132977
Guayaquil|EC|1952029
Esmeraldas|EC|165216
Eloy Alfaro|EC|167784
Cuenca|EC|276964
Ambato|EC|154369
Tutamandahostel|EC|140000
Tartu|EE|101092
Tallinn|EE|394024
Tanda|EG|404901
Ţalkhā|EG|157737
Sohag|EG|209419
Shibīn al Kawm|EG|186345
Qinā|EG|235362
Qalyūb|EG|100495
Mallawī|EG|142504
Kafr ash Shaykh|EG|143970
Kafr ad Dawwār|EG|267370
Jirjā|EG|128250
Idkū|EG|210678
Idfū|EG|133000
Ḩalwān|EG|230000
Disūq|EG|102037
Dikirnis|EG|137542
Damanhūr|EG|227943
Port Said|EG|538378
Bilqās|EG|103596
Bilbays|EG|129211
Banī Suwayf|EG|189624
Banhā|EG|167029
Zagazig|EG|285097
Asyūţ|EG|420585
Aswan|EG|241261
Suez|EG|488125
Luxor|EG|422407
Cairo|EG|7734614
Al Minyā|EG|227150
Al Manşūrah|EG|420195
Al Maḩallah al Kubrá|EG|431052
Giza|EG|2443203
Ismailia|EG|284813
Alexandria|EG|3811516
Al Ḩawāmidīyah|EG|106841
Al Fayyūm|EG|306393
Arish|EG|128855
Abū Kabīr|EG|100684
New Cairo|EG|200000
Laayoune|EH|196331
Asmara|ER|563930
Valencia|ES|814208
Torrevieja|ES|101792
Telde|ES|100015
Sevilla|ES|703206
Santa Cruz de Tenerife|ES|222417
La Laguna|ES|150661
Palma|ES|401270
Murcia|ES|436870
Marbella|ES|134623
Málaga|ES|568305
Las Palmas de Gran Canaria|ES|381847
Jerez de la Frontera|ES|207532
Jaén|ES|116557
Huelva|ES|148806
Granada|ES|234325
Elche|ES|230112
Dos Hermanas|ES|122943
Córdoba|ES|328428
Castelló de la Plana|ES|180005
Cartagena|ES|211996
Cadiz|ES|126766
Badajoz|ES|148334
Almería|ES|188810
Alicante|ES|334757
Algeciras|ES|116209
Albacete|ES|169716
Zaragoza|ES|674317
Gasteiz / Vitoria|ES|235661
Villaverde|ES|126802
Vigo|ES|297332
Valladolid|ES|317864
Torrejón de Ardoz|ES|118162
Tetuán de las Victorias|ES|155000
Terrassa|ES|210941
Tarragona|ES|140323
Santander|ES|182700
Santa Coloma de Gramenet|ES|119717
Donostia / San Sebastián|ES|185357
Sant Andreu|ES|147732
Salamanca|ES|155619
Sabadell|ES|206493
Reus|ES|107118
Puente de Vallecas|ES|244151
Parla|ES|115611
Pamplona|ES|198491
Oviedo|ES|224005
Ourense|ES|107742
Móstoles|ES|206478
Moratalaz|ES|104923
Mataró|ES|121722
Madrid|ES|3255944
Logroño|ES|152107
Lleida|ES|135919
León|ES|134305
Leganés|ES|186066
A Coruña|ES|246056
L'Hospitalet de Llobregat|ES|257038
Hortaleza|ES|161661
Gràcia|ES|121502
Gijón|ES|277554
Getafe|ES|167164
Fuenlabrada|ES|197836
Ciudad Lineal|ES|228171
Chamartín|ES|140000
Burgos|ES|178966
Bilbao|ES|354860
Barcelona|ES|1621537
Badalona|ES|219547
Alcorcón|ES|167967
Alcobendas|ES|107514
Alcalá de Henares|ES|204574
Nou Barris|ES|166310
Moncloa-Aravaca|ES|116531
Eixample|ES|266477
Sarrià-Sant Gervasi|ES|147912
Horta-Guinardó|ES|168092
Sants-Montjuïc|ES|183120
Ciutat Vella|ES|102347
Arganzuela|ES|148797
San Blas-Canillejas|ES|157367
Latina|ES|256644
Usera|ES|141189
Salamanca|ES|147707
Chamberí|ES|145934
Carabanchel|ES|253678
City Center|ES|149718
Retiro|ES|126058
Delicias|ES|110520
Fuencarral-El Pardo|ES|220085
Nazrēt|ET|213995
Mek'ele|ET|215546
Jimma|ET|128306
Gondar|ET|153914
Dire Dawa|ET|252279
Desē|ET|136056
Bishoftu|ET|104215
Bahir Dar|ET|168899
Hawassa|ET|133097
Addis Ababa|ET|2757729
Vantaa|FI|190058
Turku|FI|175945
Tampere|FI|202687
Oulu|FI|128618
Helsinki|FI|558457
Espoo|FI|256760
Villeurbanne|FR|131445
Tours|FR|141621
Toulouse|FR|433055
Toulon|FR|168701
Strasbourg|FR|274845
Saint-Étienne|FR|176280
Rouen|FR|112787
Rennes|FR|209375
Reims|FR|196565
Perpignan|FR|110706
Paris|FR|2138551
Orléans|FR|124149
Nîmes|FR|148236
Nice|FR|338620
Nantes|FR|277269
Nancy|FR|105334
Mulhouse|FR|111430
Montpellier|FR|248252
Metz|FR|123914
Marseille|FR|794811
Lyon|FR|472317
Limoges|FR|141176
Lille|FR|228328
Le Mans|FR|144515
Le Havre|FR|185972
Grenoble|FR|158552
Dijon|FR|149782
Clermont-Ferrand|FR|138681
Caen|FR|110624
Brest|FR|144899
Boulogne-Billancourt|FR|108782
Bordeaux|FR|231844
Besançon|FR|128426
Argenteuil|FR|101475
Angers|FR|168279
Amiens|FR|143086
Aix-en-Provence|FR|146821
Saint-Quentin-en-Yvelines|FR|146598
Cergy-Pontoise|FR|183430
Port-Gentil|GA|109163
Libreville|GA|578156
York|GB|153717
Worcester|GB|101659
Wolverhampton|GB|252791
Woking|GB|103932
Wigan|GB|175405
City of Westminster|GB|247614
West Bromwich|GB|135618
Watford|GB|125707
Warrington|GB|165456
Walsall|GB|172141
Swindon|GB|185609
Swansea|GB|300352
Sutton Coldfield|GB|107030
Sutton|GB|187600
Sunderland|GB|335415
Stoke-on-Trent|GB|372775
Stockport|GB|139052
Southend-on-Sea|GB|295310
Southampton|GB|246201
Slough|GB|163777
Sheffield|GB|685368
Saint Peters|GB|125370
St Helens|GB|102555
Rotherham|GB|117618
Reading|GB|318014
Preston|GB|313332
Portsmouth|GB|194150
Poole|GB|150092
Plymouth|GB|260203
Peterborough|GB|163379
Oxford|GB|171380
Oldham|GB|104782
Nottingham|GB|729977
Norwich|GB|213166
Northampton|GB|215963
Newport|GB|306844
Newcastle upon Tyne|GB|192382
Milton Keynes|GB|229941
Middlesbrough|GB|142707
Mansfield|GB|171958
Manchester|GB|395515
Maidstone|GB|107627
Luton|GB|258018
London|GB|7556900
Liverpool|GB|864122
Lincoln|GB|114879
Leicester|GB|508916
Leeds|GB|455123
Kingston upon Hull|GB|314018
Islington|GB|319143
Ipswich|GB|178835
Huddersfield|GB|149017
High Wycombe|GB|133204
Hastings|GB|133422
Grimsby|GB|134160
Gloucester|GB|150053
Glasgow|GB|591620
Gillingham|GB|101187
Exeter|GB|117763
Enfield Town|GB|103970
Edinburgh|GB|464990
Eastbourne|GB|118219
Dundee|GB|147710
Dudley|GB|199059
Doncaster|GB|158141
Derby|GB|270468
Dagenham|GB|108368
Croydon|GB|173314
Crawley|GB|180508
Coventry|GB|359262
Colchester|GB|121859
Chesterfield|GB|113057
Cheltenham|GB|116447
Chelmsford|GB|111511
Cardiff|GB|447287
Cambridge|GB|158434
Burton upon Trent|GB|122199
Burnley|GB|149422
Bristol|GB|617280
Brighton|GB|139001
Brent|GB|329100
Bradford|GB|299310
Bournemouth|GB|163600
Bolton|GB|141331
Blackpool|GB|239409
Blackburn|GB|146521
Birmingham|GB|984333
Birkenhead|GB|325264
Bexley|GB|228000
Belfast|GB|274770
Bedford|GB|106940
Basingstoke|GB|107642
Basildon|GB|144859
Aberdeen|GB|196670
Telford|GB|147980
Becontree|GB|100000
Mendip|GB|110000
Archway|GB|215667
Tbilisi|GE|1049498
Kutaisi|GE|178338
Batumi|GE|121806
Teshi Old Town|GH|144013
Tema|GH|155782
Tamale|GH|360579
Takoradi|GH|232919
Sekondi-Takoradi|GH|138872
Obuase|GH|137856
Medina Estates|GH|101207
Kumasi|GH|1468609
Cape Coast|GH|143015
Atsiaman|GH|202932
Accra|GH|1963264
Serekunda|GM|340000
Nzérékoré|GN|132728
Kindia|GN|117062
Kankan|GN|114009
Conakry|GN|1767200
Camayenne|GN|1871242
Malabo|GQ|155963
Bata|GQ|173046
Piraeus|GR|163688
Peristéri|GR|139981
Pátra|GR|168034
Lárisa|GR|144651
Kallithéa|GR|100641
Irákleion|GR|137154
Athens|GR|664046
Thessaloníki|GR|354290
Villa Nueva|GT|406830
Villa Canales|GT|122194
San Juan Sacatepéquez|GT|136886
Quetzaltenango|GT|132230
Petapa|GT|141455
Mixco|GT|473080
Escuintla|GT|103165
Guatemala City|GT|994938
Bissau|GW|388028
Georgetown|GY|235017
Tsuen Wan|HK|288728
Yuen Long Kau Hui|HK|141900
Kowloon|HK|2019533
Hong Kong|HK|7012738
Tegucigalpa|HN|850848
San Pedro Sula|HN|489466
La Ceiba|HN|130218
El Progreso|HN|100810
Choloma|HN|139100
Zagreb|HR|698966
Split|HR|176314
Rijeka|HR|141172
Port-de-Paix|HT|250000
Port-au-Prince|HT|1234742
Tigwav|HT|117504
Pétionville|HT|283052
Léogâne|HT|134190
Jacmel|HT|137966
Delmas 73|HT|382920
Croix-des-Bouquets|HT|229127
Les Cayes|HT|125799
Carrefour|HT|442156
Okap|HT|134815
Szeged|HU|164883
Nyíregyháza|HU|116298
Miskolc|HU|172637
Debrecen|HU|204124
Zugló|HU|130000
Székesfehérvár|HU|101600
Pécs|HU|156649
Kecskemét|HU|109847
Győr|HU|128265
Budapest|HU|1741041
Budapest XI. kerület|HU|139049
Budapest XIII. kerület|HU|113531
Budapest III. kerület|HU|123723
Tebingtinggi|ID|117530
Tanjungbalai|ID|142506
Sunggal|ID|157914
Rantauprapat|ID|103009
Percut|ID|311063
Perbaungan|ID|157174
Pematangsiantar|ID|209614
Padangsidempuan|ID|100561
Medan|ID|1750971
Kisaran|ID|129911
Binjai|ID|228763
Belawan|ID|102707
Banda Aceh|ID|250757
Yogyakarta|ID|636660
Weru|ID|139004
Ungaran|ID|127812
Makassar|ID|1321717
Ternate|ID|101731
Tegal|ID|237084
Tasikmalaya|ID|271143
Tanjung Pinang|ID|192493
Bandar Lampung|ID|800348
Tangerang|ID|1372124
Surakarta|ID|555308
Surabaya|ID|2374658
Sumedang Utara|ID|100000
Sumedang|ID|200000
Sukabumi|ID|276414
Sorong|ID|125535
Soreang|ID|150932
Situbondo|ID|600000
Singkawang|ID|101838
Singaraja|ID|133784
Sidoarjo|ID|139189
Serang|ID|164767
Sepatan|ID|118439
Semarang|ID|1288084
Sawangan|ID|114069
Samarinda|ID|355160
Salatiga|ID|172645
Rengasdengklok|ID|201463
Rangkasbitung|ID|126910
Purwokerto|ID|217222
Purwodadi|ID|150206
Purwakarta|ID|215803
Probolinggo|ID|181656
Pontianak|ID|455173
Plumbon|ID|167105
Prabumulih|ID|103470
Pemalang|ID|184149
Pekanbaru|ID|703956
Pekalongan|ID|257945
Payakumbuh|ID|121572
Pati|ID|122785
Pasuruan|ID|158600
Paseh|ID|126181
Pasarkemis|ID|154234
Parung|ID|193898
Parepare|ID|140000
Pangkalpinang|ID|125933
Pamulang|ID|174557
Pamanukan|ID|114290
Palu|ID|282431
Palopo|ID|129273
Palembang|ID|1441500
Palangkaraya|ID|148139
Padang|ID|840352
Mojokerto|ID|112557
Metro|ID|149526
Mataram|ID|318674
Martapura|ID|131449
Manado|ID|451893
Malang|ID|746716
Magelang|ID|111461
Madiun|ID|186099
Lumajang|ID|123626
Lubuklinggau|ID|148243
Loa Janan|ID|212816
Lembang|ID|183130
Lawang|ID|159380
Labuan Bajo|ID|188724
Kresek|ID|110182
Klaten|ID|126831
Kendari|ID|195006
Kedungwuni|ID|117249
Kediri|ID|235143
Jombang|ID|126465
Jember|ID|298585
Jambi City|ID|420323
Jakarta|ID|8540121
Indramayu|ID|123263
Grogol|ID|100613
Gorontalo|ID|144195
Dumai|ID|143760
Depok|ID|104527
Depok|ID|1198129
Denpasar|ID|834881
Curug|ID|191406
Citeureup|ID|110155
Cirebon|ID|254298
Ciputat|ID|207858
Cimahi|ID|493698
Cileunyi|ID|111476
Cileungsir|ID|202190
Cikarang|ID|106479
Cikampek|ID|145620
Cibinong|ID|188663
Ciamis|ID|123637
Ciampea|ID|207212
Bontang|ID|101691
Bogor|ID|800000
Blitar|ID|132416
Bengkulu|ID|309712
Bekasi|ID|1520119
Baturaja|ID|134759
Batang|ID|115537
Banyuwangi|ID|108166
Banjarmasin|ID|572837
Banjaran|ID|164952
Bangil|ID|120000
Bandung|ID|1699719
Balikpapan|ID|433866
Astanajapura|ID|148047
Arjawinangun|ID|105845
Ambon|ID|355596
Adiwerna|ID|134188
Padalarang|ID|124946
Cikupa|ID|174041
Teluknaga|ID|128275
Kupang|ID|282396
Jayapura|ID|134895
Batam|ID|1164352
City of Balikpapan|ID|700000
South Tangerang|ID|1303569
Dublin|IE|1024027
Cork|IE|190384
Jerusalem|IL|801000
Jaffa|IL|100000
Tel Aviv|IL|432892
Rishon LeẔiyyon|IL|220492
Reẖovot|IL|132671
Ramat Gan|IL|128095
Petaẖ Tiqwa|IL|200000
Netanya|IL|171676
H̱olon|IL|165787
Haifa|IL|267300
Bnei Brak|IL|154400
Beersheba|IL|186600
Bat Yam|IL|128979
Ashkelon|IL|105995
Ashdod|IL|224656
West Jerusalem|IL|400000
Yelahanka|IN|116447
Yavatmāl|IN|128175
Yamunānagar|IN|208931
Wardha|IN|113759
Warangal|IN|557802
Vizianagaram|IN|179358
Visakhapatnam|IN|1063178
Virār|IN|150357
Vijayawada|IN|874587
Vidisha|IN|140045
Verāval|IN|163326
Vellore|IN|177081
Vejalpur|IN|121610
Vasco da Gama|IN|100485
Varanasi|IN|1164404
Vadodara|IN|1409476
Uppal Kalan|IN|118259
Unnāo|IN|161671
Ulhasnagar|IN|516584
Ujjain|IN|457346
Udupi|IN|165000
Udgīr|IN|101064
Udaipur|IN|422784
Tumkūr|IN|307359
Thiruvananthapuram|IN|784153
Thrissur|IN|325110
Tonk|IN|151331
Titāgarh|IN|127751
Tiruvottiyūr|IN|248059
Tiruvannāmalai|IN|138243
Tiruppur|IN|397521
Tirupati|IN|250821
Tirunelveli|IN|1435844
Tiruchirappalli|IN|775484
Tanjore|IN|219571
Thānesar|IN|138279
Thāne|IN|1261517
Teni|IN|1034724
Tambaram|IN|174787
Tādepallegūdem|IN|108167
Suriāpet|IN|111729
Surendranagar|IN|179628
Sūrat|IN|2894504
Sultānpur|IN|110368
Sūjāngarh|IN|183808
Srinagar|IN|975857
Srikakulam|IN|118299
Sonīpat|IN|250521
Siwān|IN|119181
Sītāpur|IN|164435
Sirsa|IN|181639
Shimla|IN|173503
Silchar|IN|152393
Sīkar|IN|199932
Shyamnagar|IN|441956
Shrīrāmpur|IN|226317
Solāpur|IN|997281
Shivpuri|IN|164215
Shimoga|IN|319550
Shillong|IN|132842
Siliguri|IN|515574
Shāntipur|IN|149983
Shāhjānpur|IN|320434
Seoni|IN|101379
Secunderabad|IN|204182
Sawāi Mādhopur|IN|108612
Satna|IN|257778
Satara|IN|112793
Sāngli|IN|601214
Sambhal|IN|196109
Sambalpur|IN|162887
Salem|IN|778396
Saharsa|IN|145764
Sahāranpur|IN|484873
Saugor|IN|247333
Roorkee|IN|103894
Rohtak|IN|317245
Robertsonpet|IN|135218
Rishra|IN|117014
Rewāri|IN|112079
Rewa|IN|208461
Raurkela|IN|536450
Ratlām|IN|236843
Rānīganj|IN|131261
Ranchi|IN|846454
Rāmpur|IN|296418
Rāmgundam|IN|452261
Rāj-Nāndgaon|IN|150755
Rājkot|IN|1177362
Rajapalaiyam|IN|124168
Rājahmundry|IN|304804
Raipur|IN|679995
Raigarh|IN|121278
Rāiganj|IN|170252
Rāichūr|IN|225962
Raebareli|IN|186433
Kollam|IN|394163
Puruliya|IN|122533
Purnia|IN|198453
Puri|IN|170841
Pune|IN|2935744
Punāsa|IN|350000
Pudukkottai|IN|112118
Proddatūr|IN|177797
Port Blair|IN|112050
Porbandar|IN|138872
Ponnāni|IN|105512
Puducherry|IN|227411
Pimpri|IN|1284606
Pīlibhīt|IN|131008
Phagwāra|IN|100146
Patna|IN|1599920
Patiāla|IN|329224
Pathānkot|IN|174306
Pātan|IN|117863
Parbhani|IN|289629
Panvel|IN|128046
Pānīpat|IN|292808
Pānihāti|IN|378705
Palwal|IN|121965
Pallāvaram|IN|157145
Pāli|IN|210103
Pālghāt|IN|132728
Pālanpur|IN|123294
Orai|IN|158265
Ongole|IN|172872
Nowrangapur|IN|1220946
Nizāmābād|IN|305438
New Delhi|IN|317797
Nellore|IN|404158
Navsāri|IN|171109
Navadwīp|IN|111123
Nashik|IN|1289497
Narela|IN|800000
Nāngloi Jāt|IN|194363
Nandyāl|IN|165337
Nandurbar|IN|100703
Nanded|IN|550564
Nalgonda|IN|121826
Najafgarh|IN|1365000
Naihāti|IN|253221
Nagpur|IN|2228018
Nāgercoil|IN|213858
Nagda|IN|103501
Nadiād|IN|202067
Mysore|IN|868313
Muzaffarpur|IN|333200
Muzaffarnagar|IN|349706
Murwāra|IN|195856
Monghyr|IN|203163
Mothīhāri|IN|112144
Morena|IN|152004
Morbi|IN|118022
Morādābād|IN|721139
Moga|IN|130549
Mirzāpur|IN|220029
Miriālgūda|IN|101234
Meerut|IN|1223184
Medinīpur|IN|153349
Mau|IN|246050
Mathura|IN|330511
Mormugao|IN|102345
Mangalore|IN|417387
Mandya|IN|134845
Mandsaur|IN|124988
Māler Kotla|IN|113840
Mālegaon|IN|435362
Mahbūbnagar|IN|136135
Madurai|IN|909908
Chennai|IN|4328063
Madhyamgram|IN|161126
Madanapalle|IN|108593
Machilīpatnam|IN|192827
Ludhiāna|IN|1545368
Lucknow|IN|2472011
Loni|IN|164810
Latur|IN|348967
Lalitpur|IN|126475
Lakhīmpur|IN|140223
Kurnool|IN|460184
Kumbakonam|IN|139264
Kulti|IN|305405
Kūkatpalli|IN|341709
Krishnanagar|IN|145926
Kozhikode|IN|439922
Kota|IN|763088
Korba|IN|419146
Kolhāpur|IN|516142
Kolār|IN|126441
Kishangarh|IN|131749
Khurja|IN|105909
Khardah|IN|128346
Kharagpur|IN|219665
Khanna|IN|117137
Khandwa|IN|182841
Khammam|IN|170503
Katihar|IN|192555
Kashipur|IN|103138
Karol Bāgh|IN|505241
Karnāl|IN|225049
Karīmnagar|IN|228745
Kanpur|IN|2823249
Kanchipuram|IN|155029
Kāmārhāti|IN|332965
Kalyān|IN|1262255
Kākināda|IN|292923
Kaithal|IN|140604
Kānchrāpāra|IN|136954
Jūnāgadh|IN|184447
Jalandhar|IN|785178
Jodhpur|IN|921476
Jīnd|IN|161260
Jhunjhunūn|IN|113193
Jhānsi|IN|412927
Jetpur|IN|118068
Jaunpur|IN|169572
Jāmuria|IN|160242
Jamshedpur|IN|616338
Jamnagar|IN|492056
Jammu|IN|465567
Jamālpur|IN|100780
Jalpāiguri|IN|107832
Jālna|IN|262034
Jalgaon|IN|429298
Jaipur|IN|2711758
Jagādhri|IN|101300
Jabalpur|IN|1030168
Itārsi|IN|100574
Ingrāj Bāzār|IN|170039
Indore|IN|1837041
Imphal|IN|223523
Ichalkaranji|IN|274383
Hyderabad|IN|3597816
Hugli|IN|177005
Hubli|IN|840214
Hosūr|IN|103724
Hospet|IN|197846
Hoshiārpur|IN|158142
Hoshangābād|IN|109358
Hisar|IN|296436
Hindupur|IN|133298
Hazāribāgh|IN|140063
Hāthras|IN|126882
Hassan|IN|128531
Haridwar|IN|186079
Hardoī|IN|122635
Hāpur|IN|242920
Hāora|IN|1027672
Hanumāngarh|IN|155687
Hālīsahar|IN|128172
Haldwani|IN|139497
Hājīpur|IN|133606
Hābra|IN|139297
Gwalior|IN|882458
Gurgaon|IN|197340
Guntur|IN|530577
Guntakal Junction|IN|120964
Guna|IN|153689
Gulbarga|IN|483615
Gudivāda|IN|116161
Gosāba|IN|222764
Gorakhpur|IN|1324570
Gorakhpur|IN|674246
Gondiā|IN|124897
Gondal|IN|101801
Gondā City|IN|133583
Godhra|IN|131913
Ghazīpur|IN|103095
Ghāziābād|IN|1199191
Gaya|IN|423692
Guwahati|IN|899094
Gangāwati|IN|106250
Gangāpur|IN|120115
Gangānagar|IN|231838
Gandhinagar|IN|195985
Gāndhīdhām|IN|166388
Gadag|IN|162569
Ferozepore|IN|102130
Fīrozābād|IN|306409
Fatehpur|IN|166480
Farrukhābād|IN|241152
Faridabad|IN|1220229
Fyzābād|IN|153047
Etāwah|IN|257448
Erode|IN|147270
Ellore|IN|183387
Durgapur|IN|518872
Durg|IN|255283
Dam Dam|IN|122719
Dombivli|IN|1193000
Dindigul|IN|200797
Dimāpur|IN|135860
Dibrugarh|IN|122155
Dhūlia|IN|366980
Dhaulpur|IN|102462
Dharmavaram|IN|114050
Dhanbād|IN|219636
Dewas|IN|261218
Deoria|IN|129570
Delhi|IN|10927986
Dehri|IN|129938
Dehra Dūn|IN|522081
Davangere|IN|435128
Dārjiling|IN|123797
Darbhanga|IN|287150
Dinapore|IN|152940
Damoh|IN|118776
Cuttack|IN|580000
Cuddapah|IN|127010
Cuddalore|IN|158569
Coimbatore|IN|959823
Cochin|IN|604696
Chūru|IN|103533
Chittaurgarh|IN|106710
Chitradurga|IN|138587
Chikmagalūr|IN|121484
Chhindwāra|IN|134847
Chhatarpur|IN|111594
Chāpra|IN|201597
Chās|IN|112141
Chānda|IN|328351
Chandigarh|IN|960787
Chanduasi|IN|112635
Chandannagar|IN|180623
Kolkata|IN|4631392
Burhānpur|IN|202695
Bulandshahr|IN|198612
Budaun|IN|161555
Brahmapur|IN|324726
Botād|IN|117053
Borivli|IN|609617
Mumbai|IN|12691836
Bokāro|IN|418533
Bilimora|IN|510879
Bilāspur|IN|282705
Bīkaner|IN|576015
Bijapur|IN|271064
Bihār Sharīf|IN|244230
Bīdar|IN|204071
Bhusāval|IN|183001
Bhuj|IN|133459
Bhubaneshwar|IN|762243
Bhopal|IN|1599914
Bhiwāni|IN|190855
Bhiwandi|IN|707035
Bhind|IN|174035
Bhīmavaram|IN|142967
Bhīlwāra|IN|326431
Bhilai|IN|625138
Bhayandar|IN|520301
Bhavnagar|IN|554978
Bhātpāra|IN|483129
Bathinda|IN|242800
Bharūch|IN|153528
Bharatpur|IN|229384
Bhāgalpur|IN|361548
Bhadreswar|IN|121662
Bhadrāvati|IN|163903
Bettiah|IN|127008
Bellary|IN|336681
Belgaum|IN|428720
Begusarai|IN|103060
Beāwar|IN|130777
Batāla|IN|145468
Bastī|IN|115115
Bārsi|IN|110983
Barnāla|IN|105016
Bareilly|IN|745435
Barddhamān|IN|301725
Bārāsat|IN|298127
Bārāsat|IN|237783
Baranagar|IN|260072
Bārākpur|IN|148174
Bānsbāria|IN|108474
Bānkura|IN|133966
Bangaon|IN|111693
Bengaluru|IN|5104047
Bānda|IN|152218
Bālurghāt|IN|141404
Bāli|IN|296973
Balasore|IN|114321
Baidyabāti|IN|115504
Bahraigh|IN|182218
Baharampur|IN|180547
Bahādurgarh|IN|153613
Bagaha|IN|103855
Badlapur|IN|104636
Azamgarh|IN|116644
Āvadi|IN|250044
Aurangabad|IN|1016441
Āsansol|IN|504271
Arrah|IN|223676
Anantapur|IN|240442
Anand|IN|138009
Amroha|IN|176253
Amritsar|IN|1092450
Amrāvati|IN|603837
Ambur|IN|109873
Ambattūr|IN|341049
Ambāla|IN|146787
Amarnāth|IN|217780
Alwar|IN|283228
Alappuzha|IN|176783
Allahābād|IN|1073438
Alīgarh|IN|753207
Alandur|IN|153775
Akola|IN|428857
Ajmer|IN|517911
Aizawl|IN|265331
Ahmadnagar|IN|367140
Ahmedabad|IN|3719710
Agra|IN|1430055
Agartala|IN|203264
Ādoni|IN|163631
Ādilābād|IN|118526
Achalpur|IN|111278
Abohar|IN|130603
Haldia|IN|170695
Nangi|IN|440894
Soyībug|IN|104000
Navi Mumbai|IN|2600000
Panchkula|IN|200000
Shivaji Nagar|IN|1000000
Greater Noida|IN|293908
Mohali|IN|123484
Airoli|IN|100000
Noida|IN|293908
Singrauli|IN|185580
Jaigaon|IN|158664
Lal Bahadur Nagar|IN|261987
Malkajgiri|IN|150000
Gajuwaka|IN|258944
Quthbullapur|IN|225816
Serilingampalle|IN|150525
Ashoknagar Kalyangarh|IN|111475
Ramagundam|IN|235000
Thoothukudi|IN|410760
Gadag-Betageri|IN|172813
Kultali|IN|187942
Deoli|IN|120000
Rohini|IN|860000
Umm Qaşr|IQ|107620
Sīnah|IQ|128776
Sāmarrā’|IQ|158508
Kirkuk|IQ|601433
Karbala|IQ|434450
Erbil|IQ|932800
Soran|IQ|125000
Dihok|IQ|284000
Baqubah|IQ|152550
Baghdad|IQ|7216000
Az Zubayr|IQ|122676
As Sulaymānīyah|IQ|723170
As Samawah|IQ|152890
Ramadi|IQ|274539
Nasiriyah|IQ|400249
Najaf|IQ|482576
Al Mawşil al Jadīdah|IQ|2065597
Mosul|IQ|1739800
Al Kūt|IQ|315162
Kufa|IQ|110000
Al Ḩillah|IQ|289709
Al Fāw|IQ|104569
Al Fallūjah|IQ|190159
Basrah|IQ|2600000
Al ‘Amārah|IQ|323302
Ad Dīwānīyah|IQ|318801
Abū Ghurayb|IQ|900000
Al Başrah al Qadīmah|IQ|2015483
Āzādshahr|IR|514102
Kahrīz|IR|766706
Qarchak|IR|251834
Zanjān|IR|357471
Yazd|IR|477905
Varāmīn|IR|179603
Torbat-e Ḩeydarīyeh|IR|125633
Tehran|IR|7153309
Tabriz|IR|1424641
Sirjan|IR|207645
Shiraz|IR|1249942
Shahr-e Kord|IR|129153
Semnan|IR|124826
Sāveh|IR|175533
Sari|IR|255396
Saqqez|IR|151237
Sanandaj|IR|349176
Sabzevar|IR|226183
Rasht|IR|594590
Rafsanjān|IR|147680
Qūchān|IR|111752
Qom|IR|900000
Qazvin|IR|333635
Pārsābād|IR|101661
Orūmīyeh|IR|577307
Neyshābūr|IR|220929
Naz̧arābād|IR|213388
Mīāndoāb|IR|132819
Masjed Soleymān|IR|111510
Mashhad|IR|2307177
Marvdasht|IR|148858
Marand|IR|124191
Malāyer|IR|176573
Mahābād|IR|162434
Kūhdasht|IR|100208
Khowy|IR|175370
Khorramshahr|IR|330606
Khorramabad|IR|329825
Kermanshah|IR|621100
Kerman|IR|577514
Karaj|IR|1448075
Īlām|IR|140940
Hamadān|IR|528256
Gorgān|IR|244937
Gonbad-e Kāvūs|IR|131416
Shahrud|IR|131889
Bushehr|IR|165377
Būkān|IR|213331
Borūjerd|IR|251958
Bojnūrd|IR|192041
Bīrjand|IR|196982
Bāneh|IR|104799
Bandar-e Anzalī|IR|110826
Bandar Abbas|IR|352173
Bābol|IR|202796
Ardabīl|IR|410753
Arāk|IR|503647
Āmol|IR|199382
Ahvaz|IR|841145
Abadan|IR|370180
Najafābād|IR|223450
Khomeynī Shahr|IR|277334
Isfahan|IR|1547164
Zābol|IR|121989
Zahedan|IR|551980
Iranshahr|IR|131232
Pasragad Branch|IR|787878
Reykjavík|IS|118918
Reggio Calabria|IT|169140
Palermo|IT|648260
Messina|IT|219948
Catania|IT|290927
Cagliari|IT|149257
Vicenza|IT|107129
Verona|IT|219103
Trieste|IT|187056
Turin|IT|870456
Taranto|IT|181082
Salerno|IT|125797
Rome|IT|2318895
Rimini|IT|118673
Reggio nell'Emilia|IT|133296
Prato|IT|181820
Pescara|IT|116596
Perugia|IT|120137
Parma|IT|146299
Padova|IT|203725
Naples|IT|959470
Monza|IT|119618
Modena|IT|158886
Milan|IT|1236837
Mestre|IT|147662
Livorno|IT|153773
Genoa|IT|580223
Foggia|IT|137032
Florence|IT|349296
Brescia|IT|184826
Bologna|IT|366133
Bergamo|IT|114162
Bari|IT|277387
Acilia-Castel Fusano-Ostia Antica|IT|129362
Spanish Town|JM|145018
Portmore|JM|102861
New Kingston|JM|583958
Kingston|JM|937700
Wādī as Sīr|JO|181212
Irbid|JO|307480
Zarqa|JO|792665
Amman|JO|1275857
‘Ajlūn|JO|125557
Russeifa|JO|268237
Atsugi|JP|229199
Akashi|JP|297279
Zama|JP|134671
Yono|JP|1077730
Yonago|JP|141368
Yokosuka|JP|428992
Yokohama|JP|3574443
Yokkaichi|JP|295841
Honmachi|JP|104341
Yao|JP|273213
Yamaguchi|JP|145515
Yaizu|JP|121057
Utsunomiya|JP|449865
Urayasu|JP|143758
Uji|JP|192925
Ueda|JP|126606
Ube|JP|173733
Tsu|JP|163461
Toyota|JP|362383
Toyonaka|JP|384459
Toyokawa|JP|120537
Toyohashi|JP|378374
Toyama|JP|325532
Tottori|JP|154098
Tondabayashichō|JP|132873
Tokyo|JP|8336599
Tokuyama|JP|101133
Tokushima|JP|267345
Tokorozawa|JP|339435
Nishi-Tokyo-shi|JP|195164
Takatsuki|JP|354468
Takasaki|JP|240857
Takarazuka|JP|219789
Takaoka|JP|170077
Takamatsu|JP|334223
Tajimi|JP|107818
Suzuka|JP|191477
Suita|JP|351630
Sōka|JP|231445
Shizuoka|JP|701561
Shimonoseki|JP|245786
Minato|JP|375339
Seto|JP|134246
Sasebo|JP|237444
Sandachō|JP|132858
Sakata|JP|100446
Sakai|JP|782339
Saga|JP|165236
Oyama|JP|159936
Ōtsu|JP|298164
Ōta|JP|152104
Osaka|JP|2592413
Ōmuta|JP|131974
Ōme|JP|149323
Okazaki|JP|352361
Okayama|JP|639652
Ōita|JP|448907
Ōgaki|JP|150570
Odawara|JP|203035
Numazu|JP|204318
Noda|JP|121411
Nobeoka|JP|121949
Nishio|JP|103337
Nishinomiya-hama|JP|468925
Niihama|JP|123059
Niigata|JP|505272
Nara-shi|JP|367353
Naha|JP|300795
Nagoya|JP|2191279
Nagasaki|JP|410204
Nagareyama|JP|156000
Nagaoka|JP|195318
Nagano|JP|360176
Musashino|JP|137479
Moriguchi|JP|148350
Miyazaki|JP|311203
Miyakonojō|JP|130994
Mishima|JP|113479
Mino|JP|129127
Minamirinkan|JP|224015
Matsumoto|JP|210667
Matsue|JP|156811
Matsudo|JP|470277
Matsubara|JP|130855
Maebashi|JP|282711
Machida|JP|399969
Kyoto|JP|1459640
Kusatsu|JP|127680
Kurume|JP|238197
Kure|JP|196624
Kurashiki|JP|437581
Kumamoto|JP|680423
Kumagaya|JP|155813
Koshigaya|JP|317437
Kōnan|JP|100389
Komatsu|JP|109045
Komaki|JP|151025
Kokubunji|JP|118682
Kōfu|JP|190000
Kochi|JP|335570
Kobe|JP|1528478
Kitakyushu|JP|997536
Kishiwada|JP|205561
Kisarazu|JP|122524
Kiryū|JP|110219
Kawasaki|JP|1306785
Kawanishi|JP|160520
Kawaguchi|JP|468565
Kawagoe|JP|337931
Kasukabe|JP|206915
Kasugai|JP|298589
Kashiwa|JP|340221
Kashihara-shi|JP|124521
Kariya|JP|139159
Kanazawa|JP|458937
Kamirenjaku|JP|178739
Kamakura|JP|166016
Kakogawachō-honmachi|JP|271634
Kakamigahara|JP|132241
Kagoshima|JP|555352
Kadoma|JP|131727
Izumisano|JP|100595
Izumi|JP|189085
Iwatsuki|JP|108833
Iwakuni|JP|104004
Itami|JP|193524
Isesaki|JP|130692
Isehara|JP|103401
Inazawa|JP|102130
Ikoma|JP|117601
Iida|JP|107111
Ichinomiya|JP|280331
Ibaraki|JP|273992
Hōfu|JP|116925
Hiroshima|JP|1143841
Hiratsuka|JP|259052
Hirakata|JP|406331
Hino|JP|171777
Himeji|JP|481493
Hikone|JP|110925
Handa|JP|116119
Hamamatsu|JP|605098
Hadano|JP|174281
Hachiōji|JP|579399
Gifu-shi|JP|397714
Honchō|JP|560743
Fukuyama|JP|383298
Fukuoka|JP|1392289
Fukui-shi|JP|248707
Fujisawa|JP|394624
Fujinomiya|JP|121515
Fujieda|JP|132859
Fuji|JP|240014
Daitōchō|JP|129521
Chōfu|JP|212977
Chikushino-shi|JP|100353
Chigasaki|JP|231657
Beppu|JP|125065
Ashikaga|JP|159671
Anjō|JP|178402
Amagasaki|JP|442173
Ageoshimo|JP|219401
Okinawa|JP|125483
Sayama|JP|160843
Asaka|JP|128058
Shimotoda|JP|118731
Wakayama|JP|351000
Matsuyama|JP|443322
Yamagata|JP|254538
Tsukuba|JP|175589
Sendai|JP|1063103
Sakura|JP|182549
Narita|JP|100641
Morioka|JP|295172
Mito|JP|246538
Kōriyama|JP|340560
Katsuta|JP|155968
Iwaki|JP|357309
Ishinomaki|JP|117233
Ichihara|JP|283531
Hitachi|JP|186307
Fukushima|JP|294237
Chiba|JP|919729
Akita|JP|320069
Abiko|JP|131771
Tomakomai|JP|174806
Sapporo|JP|1883027
Otaru|JP|143792
Obihiro|JP|173890
Kushiro|JP|183612
Kitami|JP|113137
Hirosaki|JP|174972
Hakodate|JP|275730
Hachinohe|JP|239046
Ebetsu|JP|133953
Asahikawa|JP|356612
Aomori|JP|298394
Neyagawa|JP|238549
Hitachi-Naka|JP|156811
Jōetsu|JP|204137
Saitama|JP|1193350
Higashimurayama|JP|150556
Kuwana|JP|140051
Thika|KE|200000
Nakuru|KE|259903
Nairobi|KE|2750547
Mombasa|KE|799668
Malindi|KE|118265
Kisumu|KE|216479
Eldoret|KE|218446
Osh|KG|200000
Bishkek|KG|900000
Phnom Penh|KH|1573544
Takeo|KH|843931
Siem Reap|KH|139458
Sihanoukville|KH|156691
Battambang|KH|150444
Wŏnsan|KP|329207
Sunch’ŏn|KP|437000
Songnim|KP|152425
Sariwŏn|KP|310100
Pyongyang|KP|3222000
P’yŏngsŏng|KP|100000
Namp’o|KP|455000
Kaesŏng|KP|338155
Hŭngnam|KP|346082
Hamhŭng|KP|559056
Haeju|KP|222396
Sinŭiju|KP|288112
Manp’o|KP|116760
Kanggye|KP|209530
Hyesan|KP|192680
Chongjin|KP|327000
Yangju|KR|179923
Wŏnju|KR|243387
Ulsan|KR|962865
Uijeongbu-si|KR|479141
Daejeon|KR|1475221
Daegu|KR|2566540
Suwon|KR|1242724
Suncheon|KR|230796
Seoul|KR|10349312
Busan|KR|3678555
Bucheon-si|KR|850731
Pohang|KR|500000
Osan|KR|158978
Mokpo|KR|268402
Masan|KR|434371
Gyeongsan-si|KR|129903
Gyeongju|KR|155237
Gwangju|KR|1416938
Guri-si|KR|195236
Gunsan|KR|243406
Gumi|KR|291006
Goyang-si|KR|1073069
Kimhae|KR|356242
Gimcheon|KR|150000
Gangneung|KR|180611
Iksan|KR|283501
Incheon|KR|2628000
Icheon-si|KR|196230
Hwaseong-si|KR|476297
Chuncheon|KR|209746
Jeonju|KR|711424
Cheongju-si|KR|634596
Cheonan|KR|365114
Chinju|KR|307242
Jeju City|KR|408364
Changwon|KR|550000
Anyang-si|KR|634367
Ansan-si|KR|650728
Andong|KR|129319
Yeosu|KR|295538
Tonghae|KR|101128
Seongnam-si|KR|1031935
Hanam|KR|134902
Hwado|KR|106358
Kwangmyŏng|KR|357545
Seogwipo|KR|155691
Sejong|KR|230327
Jeongeup|KR|139876
Ḩawallī|KW|164212
As Sālimīyah|KW|147649
Al Aḩmadī|KW|637411
Şabāḩ as Sālim|KW|139163
Zhanaozen|KZ|103598
Oral|KZ|200000
Karagandy|KZ|451800
Atyrau|KZ|180000
Aktobe|KZ|262457
Aktau|KZ|147443
Zhezqazghan|KZ|104357
Taraz|KZ|358153
Temirtau|KZ|170600
Taldykorgan|KZ|116558
Shymkent|KZ|414032
Semey|KZ|292780
Rudnyy|KZ|124000
Kyzylorda|KZ|300000
Kostanay|KZ|210000
Petropavl|KZ|200920
Pavlodar|KZ|329002
Ust-Kamenogorsk|KZ|319067
Kokshetau|KZ|124444
Ekibastuz|KZ|121470
Nur-Sultan|KZ|345604
Almaty|KZ|2000900
Vientiane|LA|196731
Tripoli|LB|229398
Tyre|LB|135204
Sidon|LB|163554
Ra’s Bayrūt|LB|1251739
Beirut|LB|1916100
Nabatîyé et Tahta|LB|120000
Trincomalee|LK|108420
Pita Kotte|LK|118179
Negombo|LK|137223
Dehiwala-Mount Lavinia|LK|219827
Moratuwa|LK|185031
Sri Jayewardenepura Kotte|LK|115826
Kandy|LK|111701
Kalmunai|LK|100171
Jaffna|LK|169102
Colombo|LK|648034
Monrovia|LR|939524
Maseru|LS|118355
Vilnius|LT|542366
Šiauliai|LT|130587
Panevėžys|LT|117395
Klaipėda|LT|192307
Kaunas|LT|374643
Riga|LV|742572
Daugavpils|LV|111564
Tobruk|LY|121052
Benghazi|LY|650629
Ajdabiya|LY|134358
Zliten|LY|109972
Tarhuna|LY|210697
Tripoli|LY|1150989
Tagiura|LY|100000
Sirte|LY|128123
Şabrātah|LY|102038
Sabhā|LY|130000
Mişrātah|LY|386120
Zawiya|LY|186123
Az Zāwīyah|LY|200000
Al Ajaylat|LY|130546
Al Khums|LY|201943
Al Jadīd|LY|126386
Tétouan|MA|326261
Temara|MA|313510
Taza|MA|141890
Tangier|MA|688356
Settat|MA|119082
Sale|MA|903485
Safi|MA|288163
Rabat|MA|1655753
Oujda-Angad|MA|405253
Nador|MA|129260
Mohammedia|MA|187708
Meknès|MA|545705
Marrakesh|MA|839296
Larache|MA|109294
Ksar El Kebir|MA|108753
Khouribga|MA|167673
Kenitra|MA|366570
Fès al Bali|MA|156000
Fès|MA|964891
El Jadid|MA|147549
Casablanca|MA|3144909
Beni Mellal|MA|166399
Khemisset|MA|106991
Al Hoceïma|MA|395644
Agadir|MA|698310
Salé Al Jadida|MA|200000
Tiraspol|MD|157000
Chisinau|MD|635994
Bender|MD|110175
Bălţi|MD|125000
Podgorica|ME|136473
Toamasina|MG|206373
Toliara|MG|115319
Mahajanga|MG|154657
Fianarantsoa|MG|167227
Antsirabe|MG|186253
Antananarivo|MG|1391433
Skopje|MK|474889
Sikasso|ML|144786
Mopti|ML|108456
Bamako|ML|1297281
Yenangyaung|MM|110553
Taungoo|MM|106945
Thaton|MM|123727
Dawei|MM|136783
Taunggyi|MM|160115
Sittwe|MM|177743
Yangon|MM|4477638
Pyay|MM|135308
Bago|MM|244376
Pakokku|MM|126938
Myingyan|MM|141713
Mawlamyine|MM|438861
Monywa|MM|182011
Myeik|MM|173298
Meiktila|MM|177442
Pyin Oo Lwin|MM|117303
Mandalay|MM|1208099
Lashio|MM|131016
Hinthada|MM|134947
Pathein|MM|237089
Nay Pyi Taw|MM|925000
Kyain Seikgyi Township|MM|246065
Ulan Bator|MN|844818
Macau|MO|520400
Nouakchott|MR|661400
Vacoas|MU|110000
Port Louis|MU|155226
Beau Bassin-Rose Hill|MU|111355
Male|MV|103693
Mzuzu|MW|175345
Lilongwe|MW|646750
Blantyre|MW|584877
Ciudad Valles|MX|124644
Xochimilco|MX|407885
Xico|MX|356352
Álvaro Obregón|MX|726664
Villahermosa|MX|353577
Gustavo Adolfo Madero|MX|1185772
Veracruz|MX|428323
Tuxtla|MX|537102
Tulancingo|MX|102406
Toluca|MX|489333
Tlalpan|MX|574577
Tlalnepantla|MX|653410
Tláhuac|MX|305076
Texcoco de Mora|MX|105165
Cuautitlán Izcalli|MX|484573
Tehuacán|MX|248716
Tapachula|MX|202672
Tampico|MX|309003
Santa María Chimalhuacán|MX|612383
San Pablo de las Salinas|MX|156191
San Juan del Río|MX|138878
Tuxtepec|MX|101810
San Cristóbal de las Casas|MX|158027
Reynosa|MX|589466
Puebla|MX|1434062
Poza Rica de Hidalgo|MX|185242
Playa del Carmen|MX|149923
Pachuca de Soto|MX|256584
Orizaba|MX|120844
Oaxaca|MX|255029
Nuevo Laredo|MX|373725
Nicolás Romero|MX|281799
Naucalpan de Juárez|MX|792211
Miramar|MX|118614
Minatitlán|MX|112046
Mérida|MX|777615
Heroica Matamoros|MX|449815
Magdalena Contreras|MX|238431
Jiutepec|MX|162427
Xalapa de Enríquez|MX|424755
Ixtapaluca|MX|322271
Iztapalapa|MX|1815786
Iztacalco|MX|384326
Iguala de la Independencia|MX|118468
Ecatepec de Morelos|MX|1655015
Cuernavaca|MX|338650
Cuautla|MX|154358
Cuautitlán|MX|108449
Delegación Cuajimalpa de Morelos|MX|160491
Coyoacán|MX|620416
Córdoba|MX|140896
Coatzacoalcos|MX|235983
Coacalco|MX|277959
Ciudad Victoria|MX|305155
Ciudad Nezahualcoyotl|MX|1104585
Ciudad Madero|MX|197216
Mexico City|MX|12294193
Ciudad del Carmen|MX|169466
Chilpancingo|MX|187251
Chicoloapan|MX|172919
Chetumal|MX|151243
Chalco|MX|168720
Cancún|MX|628306
Campeche|MX|220389
Azcapotzalco|MX|414711
Ciudad López Mateos|MX|489160
Acapulco de Juárez|MX|673479
Tepexpan|MX|102667
Benito Juarez|MX|355017
Venustiano Carranza|MX|430978
Miguel Hidalgo|MX|372889
Cuauhtémoc|MX|531831
Huixquilucan|MX|124846
Ojo de Agua|MX|242272
Buenavista|MX|206081
Zapopan|MX|1142483
Zamora|MX|141627
Zacatecas|MX|129011
Ciudad de Villa de Álvarez|MX|117600
Uruapan|MX|264439
Torreón|MX|608836
Tonalá|MX|408759
Tlaquepaque|MX|575942
Tijuana|MX|1300983
Tepic|MX|332863
Soledad de Graciano Sánchez|MX|255015
Santa Catarina|MX|268347
San Nicolás de los Garza|MX|443273
San Luis Río Colorado|MX|158089
San Luis Potosí|MX|722772
Saltillo|MX|709671
Salamanca|MX|160169
Santiago de Querétaro|MX|626495
Puerto Vallarta|MX|203342
Piedras Negras|MX|150178
Navojoa|MX|113836
Morelia|MX|597511
Monterrey|MX|1135512
Monclova|MX|215271
Mexicali|MX|689775
Mazatlán|MX|381583
Manzanillo|MX|130035
Los Mochis|MX|256613
León de los Aldama|MX|1238962
La Paz|MX|215178
Ciudad Benito Juárez|MX|151893
Irapuato|MX|380941
Parral|MX|104836
Nogales|MX|212533
Hermosillo|MX|715061
Heroica Guaymas|MX|113082
Guadalupe|MX|673616
Guadalupe|MX|124623
Guadalajara|MX|1495182
Gómez Palacio|MX|257352
Ciudad General Escobedo|MX|352444
San Pedro Garza García|MX|122627
Fresnillo|MX|120944
Ensenada|MX|279765
Victoria de Durango|MX|518709
Culiacán|MX|675773
Cuauhtémoc|MX|114007
Colima|MX|137383
Ciudad Obregón|MX|298625
Juárez|MX|1321004
Ciudad Delicias|MX|118071
Ciudad Acuña|MX|134233
Chihuahua|MX|809232
Celaya|MX|340387
Ciudad Apodaca|MX|467157
Aguascalientes|MX|722250
Benito Juárez|MX|385439
Colonia del Valle|MX|250000
Colonia Lindavista|MX|100000
San Pedro Garza Garcia|MX|122009
Batu Pahat|MY|156236
Kampung Pasir Gudang Baru|MY|145639
Skudai|MY|159733
Johor Bahru|MY|802489
Kluang|MY|169828
Muar|MY|127897
Shah Alam|MY|481654
Klang|MY|879867
Kota Kinabalu|MY|457326
Lahad Datu|MY|105622
Sandakan|MY|392288
Tawau|MY|306462
Kulim|MY|170889
Taiping|MY|217647
Ipoh|MY|673318
Kuala Terengganu|MY|285065
Malacca|MY|180671
Seremban|MY|372917
Sepang|MY|212050
Butterworth|MY|107591
Bukit Mertajam|MY|212329
Tasek Glugor|MY|135786
George Town|MY|300000
Rawang|MY|120447
Petaling Jaya|MY|520698
Kuala Lumpur|MY|1453975
Ampang|MY|126285
Kuantan|MY|366229
Sungai Petani|MY|228843
Kuching|MY|570407
Sibu|MY|198239
Alor Setar|MY|217368
Kota Bharu|MY|1459994
Bintulu|MY|151617
Miri|MY|228212
Kampung Sungai Ara|MY|140849
Kampung Baru Subang|MY|833571
Subang Jaya|MY|708296
Xai-Xai|MZ|127366
Tete|MZ|129316
Ressano Garcia|MZ|110000
Quelimane|MZ|188964
Pemba|MZ|108737
Nampula|MZ|388526
Nacala|MZ|224795
Maxixe|MZ|119868
Matola|MZ|675422
Maputo|MZ|1191613
Mandimba|MZ|118922
Lichinga|MZ|109839
Chimoio|MZ|256936
Beira|MZ|530604
Windhoek|NA|268132
Zinder|NE|191424
Niamey|NE|774235
Maradi|NE|163487
Agadez|NE|124324
Zaria|NG|975153
Warri|NG|536023
Uyo|NG|436606
Uromi|NG|108608
Umuahia|NG|264662
Ugep|NG|200276
Suleja|NG|162135
Sokoto|NG|563861
Saki|NG|178677
Shagamu|NG|214558
Sapele|NG|161686
Port Harcourt|NG|1148665
Pindiga|NG|106322
Oyo|NG|736072
Owo|NG|276574
Owerri|NG|215038
Osogbo|NG|156694
Onitsha|NG|561066
Ondo|NG|257005
Okrika|NG|133271
Okigwe|NG|115499
Okene|NG|479178
Offa|NG|113830
Nsukka|NG|111017
Nnewi|NG|193987
Nkpor|NG|103733
Nguru|NG|111014
Mubi|NG|225705
Modakeke|NG|119529
Minna|NG|291905
Makurdi|NG|292645
Maiduguri|NG|1112449
Lekki|NG|401272
Lagos|NG|9000000
Lafiagi|NG|102779
Lafia|NG|127236
Kisi|NG|155510
Katsina|NG|432149
Kano|NG|3626068
Kaduna|NG|1582102
Jos|NG|816824
Jimeta|NG|248148
Jalingo|NG|117757
Iwo|NG|250443
Ise-Ekiti|NG|190063
Inisa|NG|164161
Ilorin|NG|814192
Ilobu|NG|118089
Ilesa|NG|277904
Ila Orangun|NG|179192
Ikot Ekpene|NG|254806
Ikirun|NG|134240
Ikire|NG|222160
Ikere-Ekiti|NG|103054
Ikeja|NG|313196
Ijero-Ekiti|NG|167632
Ijebu-Ode|NG|209175
Ijebu-Igbo|NG|109261
Igboho|NG|136764
Ibadan|NG|3565108
Hadejia|NG|110753
Gusau|NG|226857
Gombe|NG|250258
Gbongan|NG|139485
Gashua|NG|125817
Funtua|NG|136811
Esuk Oron|NG|112033
Enugu|NG|688862
Ejigbo|NG|138357
Efon-Alaaye|NG|279319
Ebute Ikorodu|NG|535619
Calabar|NG|461796
Buguma|NG|135404
Birnin Kebbi|NG|108164
Bida|NG|171656
Benin City|NG|1125058
Bauchi|NG|316149
Bama|NG|118121
Azare|NG|105687
Awka|NG|167738
Atani|NG|230000
Amaigbo|NG|127300
Akure|NG|420594
Ado-Ekiti|NG|424340
Abuja|NG|590400
Abeokuta|NG|593100
Abakaliki|NG|134102
Aba|NG|897560
Chakwama|NG|200000
Matagalpa|NI|109089
Masaya|NI|130113
Managua|NI|973087
León|NI|144538
Chinandega|NI|126387
Zwolle|NL|111805
Zoetermeer|NL|115845
Zaanstad|NL|140085
Utrecht|NL|290529
Tilburg|NL|199613
's-Hertogenbosch|NL|134520
The Hague|NL|474292
Rotterdam|NL|598199
Nijmegen|NL|158732
Maastricht|NL|122378
Leiden|NL|119713
Hoofddorp|NL|132734
Haarlem|NL|147590
Groningen|NL|181194
Enschede|NL|153655
Eindhoven|NL|209620
Dordrecht|NL|119260
Breda|NL|167673
Arnhem|NL|141674
Apeldoorn|NL|136670
Amsterdam|NL|741636
Amersfoort|NL|139914
Almere Stad|NL|176432
Trondheim|NO|147139
Stavanger|NO|121610
Oslo|NO|580000
Bergen|NO|213585
Pokhara|NP|200000
Pātan|NP|183310
Kathmandu|NP|1442271
Dharān|NP|108600
Birgañj|NP|133238
Biratnagar|NP|182324
Bharatpur|NP|107157
Wellington|NZ|381900
North Shore|NZ|207865
Manukau City|NZ|362000
Lower Hutt|NZ|101194
Hamilton|NZ|152641
Dunedin|NZ|114347
Christchurch|NZ|363926
Auckland|NZ|417910
Tauranga|NZ|110338
Sohar|OM|108274
Şalālah|OM|163140
Muscat|OM|797000
‘Ibrī|OM|101640
Bawshar|OM|159487
As Suwayq|OM|107143
Seeb|OM|237816
San Miguelito|PA|321501
Panamá|PA|408168
Juan Díaz|PA|100636
Tumbes|PE|109223
Trujillo|PE|747450
Sullana|PE|160789
Pucallpa|PE|310750
Piura|PE|325466
Iquitos|PE|437620
Huánuco|PE|147959
Chimbote|PE|316966
Chiclayo|PE|577375
Cajamarca|PE|135000
Tacna|PE|280098
Santiago de Surco|PE|251648
Puno|PE|116552
Lima|PE|7737002
Juliaca|PE|245675
Ica|PE|246844
Huancayo|PE|376657
Cusco|PE|312140
Chincha Alta|PE|153076
Callao|PE|813264
Ayacucho|PE|140033
Arequipa|PE|841130
Port Moresby|PG|283733
Zamboanga|PH|457623
Urdaneta|PH|101037
Tuguegarao|PH|115105
Toledo|PH|156916
Taytay|PH|231460
Tarlac City|PH|183930
Tanza|PH|105510
Talisay|PH|133148
Magugpo Poblacion|PH|233254
Taguig|PH|644473
Tacloban|PH|242089
Silang|PH|119475
Santol|PH|298976
Santiago|PH|108414
Santa Rosa|PH|216650
Santa Cruz|PH|108145
San Pedro|PH|270216
San Pablo|PH|207577
San Mateo|PH|134327
San Juan|PH|121430
San Jose del Monte|PH|357828
San Jose|PH|118807
San Fernando|PH|251248
Roxas City|PH|102688
Quezon City|PH|2761720
Pulong Santa Cruz|PH|101914
Puerto Princesa|PH|222673
Pasay|PH|416522
Panalanoy|PH|189090
Pagadian|PH|186852
Ormoc|PH|191200
Olongapo|PH|221178
Navotas|PH|249463
Naga|PH|174931
Muricay|PH|132094
Rodriguez|PH|134432
Meycauayan|PH|184839
Mati|PH|105908
Marawi City|PH|143627
Mantampay|PH|265032
Mansilingan|PH|454150
Manila|PH|1600000
Mandaue City|PH|331320
Mandaluyong City|PH|305576
Malolos|PH|198748
Makati City|PH|510383
Mabalacat City|PH|188050
Lucena|PH|228758
Lipa City|PH|212287
Libertad|PH|250353
Legaspi|PH|179481
Las Piñas|PH|590000
Lapu-Lapu City|PH|350467
Laoag|PH|102105
Koronadal|PH|125502
Kabankalan|PH|136483
Jolo|PH|101002
Imus|PH|216099
Iloilo|PH|387681
Iligan City|PH|312323
Iligan|PH|342618
Hagonoy|PH|123531
Guyong|PH|155391
General Santos|PH|679588
Dumaguete|PH|113541
Digos|PH|116122
Davao|PH|1212504
Dasmariñas|PH|441876
Dagupan|PH|171271
Cotabato|PH|179433
Cebu City|PH|798634
Cavite City|PH|115932
Caloocan City|PH|1500000
Calamba|PH|316612
Cainta|PH|283172
Cagayan de Oro|PH|445103
Cadiz|PH|129053
Cabuyao|PH|308745
Cabanatuan City|PH|220250
Butuan|PH|309709
Bulaon|PH|131818
Budta|PH|1273715
Binangonan|PH|219204
Biñan|PH|300000
Batangas|PH|237370
Baliuag|PH|135679
Baguio|PH|272714
Bago City|PH|150250
Bacoor|PH|356974
Bacolod City|PH|454898
Antipolo|PH|549543
Angeles City|PH|299391
Malingao|PH|1121974
Pasig City|PH|617301
Khairpur Mir’s|PK|124602
Wazirabad|PK|102444
Vihari|PK|112840
Tordher|PK|150000
Tando Allahyar|PK|127202
Tando Adam|PK|125598
Sukkur|PK|417767
Sialkot|PK|477396
Shikarpur|PK|156901
Shekhupura|PK|361303
Shahkot|PK|200000
Sargodha|PK|542603
Sahiwal|PK|235695
Saddiqabad|PK|189876
Rawalpindi|PK|1743101
Rahim Yar Khan|PK|788915
Quetta|PK|733675
Peshawar|PK|1218773
Pakpattan|PK|126706
Okara|PK|223648
New Mirpur|PK|124352
Nawabshah|PK|229504
Muzaffargarh|PK|165192
Muzaffarābād|PK|725000
Muridke|PK|164246
Multan|PK|1437230
Mirpur Khas|PK|215657
Mingora|PK|279914
Mardan|PK|300424
Mandi Bahauddin|PK|129733
Malir Cantonment|PK|300000
Larkana|PK|364033
Lahore|PK|6310888
Kotli|PK|640000
Kot Addu|PK|104217
Kohat|PK|151427
Khuzdar|PK|141227
Khushāb|PK|102793
Khanpur|PK|142426
Kasur|PK|290643
Karachi|PK|11624219
Kamoke|PK|199531
Kamalia|PK|112426
Jhelum|PK|145000
Jhang Sadr|PK|341210
Jaranwala|PK|119785
Jacobabad|PK|170588
Islamabad|PK|601600
Hyderabad|PK|1386330
Hafizabad|PK|153656
Gujrat|PK|301506
Gujranwala|PK|1384471
Gojra|PK|139726
Faisalabad|PK|2506595
Dera Ismail Khan|PK|101616
Dera Ghazi Khan|PK|236093
Daska Kalan|PK|126924
Dadu|PK|139784
Chishtian|PK|122199
Chiniot|PK|201781
Chakwal|PK|101200
Būrewāla|PK|183915
Bhimbar|PK|342900
Battagram|PK|700000
Bahawalpur|PK|552607
Bahawalnagar|PK|126617
Ahmadpur East|PK|116579
Abbottabad|PK|120000
Bahawalnagar|PK|126700
Wola|PL|143996
Warsaw|PL|1702139
Tarnów|PL|117799
Targówek|PL|124316
Śródmieście|PL|134306
Rzeszów|PL|158382
Radom|PL|226794
Olsztyn|PL|171803
Mokotów|PL|212670
Lublin|PL|360044
Kielce|PL|208598
Bielany|PL|134854
Białystok|PL|291855
Bemowo|PL|102393
Zielona Góra|PL|118433
Zabrze|PL|192177
Wrocław|PL|634893
Włocławek|PL|120339
Wałbrzych|PL|127431
Tychy|PL|130000
Toruń|PL|208717
Szczecin|PL|407811
Sosnowiec|PL|227295
Rybnik|PL|142510
Ruda Śląska|PL|146189
Poznań|PL|570352
Płock|PL|127474
Opole|PL|127676
Łódź|PL|768755
Legnica|PL|106033
Kraków|PL|755050
Koszalin|PL|107450
Katowice|PL|317316
Kalisz|PL|108759
Gorzów Wielkopolski|PL|124430
Gliwice|PL|198835
Gdynia|PL|253730
Gdańsk|PL|461865
Elbląg|PL|127558
Dąbrowa Górnicza|PL|130601
Częstochowa|PL|248125
Chorzów|PL|113430
Bytom|PL|189186
Bydgoszcz|PL|366452
Bielsko-Biala|PL|176515
Ursynów|PL|147676
Praga Południe|PL|187845
Bayamón|PR|203499
Carolina|PR|170404
Ponce|PR|152634
San Juan|PR|418140
Rafaḩ|PS|126305
Khān Yūnis|PS|173183
Jabālyā|PS|168568
Gaza|PS|410000
Nablus|PS|130326
Hebron|PS|160470
East Jerusalem|PS|428304
Setúbal|PT|117110
Queluz|PT|103399
Lisbon|PT|517802
Funchal|PT|100847
Amadora|PT|178858
Porto|PT|249633
Coimbra|PT|106582
Braga|PT|121394
San Lorenzo|PY|227876
Lambaré|PY|126377
Fernando de la Mora|PY|120167
Ciudad del Este|PY|320782
Capiatá|PY|198553
Asunción|PY|1482200
Ar Rayyān|QA|272465
Doha|QA|344939
Saint-Denis|RE|137195
Târgu-Mureş|RO|146863
Timişoara|RO|315053
Suceava|RO|105796
Sibiu|RO|151894
Satu Mare|RO|112490
Râmnicu Vâlcea|RO|107558
Ploieşti|RO|228851
Piteşti|RO|167669
Piatra Neamţ|RO|102688
Oradea|RO|206614
Iaşi|RO|318012
Galaţi|RO|294087
Drobeta-Turnu Severin|RO|102346
Craiova|RO|304142
Constanţa|RO|303399
Cluj-Napoca|RO|316748
Buzău|RO|130954
Bucharest|RO|1877155
Braşov|RO|276088
Brăila|RO|213569
Botoşani|RO|114783
Baia Mare|RO|136553
Bacău|RO|171396
Arad|RO|169065
Sector 1|RO|225453
Sector 2|RO|345370
Sector 3|RO|385439
Sector 4|RO|287828
Sector 5|RO|271575
Sector 6|RO|367760
Zemun|RS|155591
Niš|RS|250000
Kragujevac|RS|147473
Čačak|RS|117072
Belgrade|RS|1273651
Subotica|RS|100000
Novi Sad|RS|215400
Zyuzino|RU|121000
Zyablikovo|RU|129000
Zlatoust|RU|191366
Zhulebino|RU|150000
Zheleznodorozhnyy|RU|141648
Zelenograd|RU|215727
Yoshkar-Ola|RU|279100
Yelets|RU|115688
Yasenevo|RU|180000
Yaroslavl|RU|606730
Vykhino-Zhulebino|RU|216000
Voronezh|RU|848752
Volzhskiy|RU|323293
Vologda|RU|314900
Volgograd|RU|1011417
Volgodonsk|RU|167731
Vladimir|RU|310024
Vladikavkaz|RU|317370
Veshnyaki|RU|122000
Velikiye Luki|RU|103149
Ulyanovsk|RU|640680
Ukhta|RU|102187
Ufa|RU|1033338
Tver|RU|400212
Tula|RU|468825
Tol’yatti|RU|702879
Tyoply Stan|RU|125000
Tekstil’shchiki|RU|100000
Tambov|RU|290933
Taganrog|RU|279056
Taganskiy|RU|116000
Syzran’|RU|189338
Syktyvkar|RU|230139
Strogino|RU|152000
Sterlitamak|RU|267231
Stavropol’|RU|363064
Staryy Oskol|RU|226977
Solntsevo|RU|120000
Solikamsk|RU|100812
Sochi|RU|327608
Smolensk|RU|320991
Shchukino|RU|102000
Shchelkovo|RU|113000
Shakhty|RU|221312
Severodvinsk|RU|194292
Severnyy|RU|200000
Serpukhov|RU|128158
Sergiyev Posad|RU|109252
Saratov|RU|863725
Saransk|RU|303394
Saint Petersburg|RU|5028000
Samara|RU|1134730
Salavat|RU|159893
Rybinsk|RU|216724
Ryazan’|RU|520173
Rostov-na-Donu|RU|1074482
Ramenki|RU|130000
Pyatigorsk|RU|142865
Pushkino|RU|102816
Pskov|RU|201990
Podolsk|RU|179400
Ryazanskiy|RU|101000
Petrozavodsk|RU|265025
Pervoural’sk|RU|133600
Perm|RU|982419
Novo-Peredelkino|RU|115536
Penza|RU|512602
Orsk|RU|246836
Orenburg|RU|550204
Orël|RU|324200
Orekhovo-Zuyevo|RU|120000
Orekhovo-Borisovo Severnoye|RU|128000
Oktyabr’skiy|RU|108200
Odintsovo|RU|137041
Ochakovo-Matveyevskoye|RU|114000
Obninsk|RU|107392
Novyye Kuz’minki|RU|143000
Novyye Cherëmushki|RU|101000
Novotroitsk|RU|106186
Novorossiysk|RU|241856
Novomoskovsk|RU|130982
Novokuybyshevsk|RU|111800
Novocherkassk|RU|166974
Novocheboksarsk|RU|128468
Velikiy Novgorod|RU|215062
Noginsk|RU|115979
Nizhny Tagil|RU|381116
Nizhniy Novgorod|RU|1284164
Nizhnekamsk|RU|234297
Nevinnomyssk|RU|134345
Neftekamsk|RU|126805
Nazran’|RU|164131
Nal’chik|RU|272800
Naberezhnyye Chelny|RU|509870
Mytishchi|RU|160542
Murom|RU|126931
Murmansk|RU|319263
Moscow|RU|10381222
Maykop|RU|144055
Mar’ino|RU|243000
Makhachkala|RU|497959
Magnitogorsk|RU|413351
Lyublino|RU|172000
Lyubertsy|RU|154650
Lipetsk|RU|515655
Tsaritsyno|RU|123000
Kuz’minki|RU|143000
Kursk|RU|409431
Krasnodar|RU|649851
Presnenskiy|RU|122000
Kovrov|RU|154224
Kostroma|RU|277656
Kolpino|RU|138979
Kolomna|RU|147690
Kislovodsk|RU|132771
Kirov|RU|457383
Khoroshëvo-Mnevniki|RU|159000
Khimki|RU|239967
Khasavyurt|RU|126829
Kazan|RU|1104738
Kamyshin|RU|128626
Kaluga|RU|338978
Korolev|RU|139798
Kaliningrad|RU|434954
Izmaylovo|RU|104000
Izhevsk|RU|631038
Ivanovskoye|RU|128000
Ivanovo|RU|420839
Groznyy|RU|226100
Gol’yanovo|RU|158000
Glazov|RU|100676
Engel’s|RU|196011
Elista|RU|106971
Elektrostal’|RU|144387
Dzerzhinsk|RU|233126
Dimitrovgrad|RU|132226
Derbent|RU|105965
Cherkessk|RU|116224
Cherepovets|RU|315738
Cherëmushki|RU|106587
Cheboksary|RU|446781
Bryansk|RU|427236
Brateyevo|RU|102000
Bogorodskoye|RU|103000
Biryulëvo|RU|144000
Bibirevo|RU|159000
Berezniki|RU|167748
Belgorod|RU|345289
Bataysk|RU|109962
Balashikha|RU|150103
Balakovo|RU|199572
Astrakhan|RU|502533
Arzamas|RU|109479
Armavir|RU|199548
Arkhangel’sk|RU|356051
Al’met’yevsk|RU|140437
Yekaterinburg|RU|1349772
Tyumen|RU|519119
Tomsk|RU|485519
Tobol’sk|RU|113800
Surgut|RU|300367
Rubtsovsk|RU|161065
Prokop’yevsk|RU|219000
Omsk|RU|1129281
Noyabrsk|RU|110000
Novosibirsk|RU|1419007
Novokuznetsk|RU|539616
Norilsk|RU|140800
Nizhnevartovsk|RU|244937
Nefteyugansk|RU|112632
Miass|RU|167500
Mezhdurechensk|RU|101026
Leninsk-Kuznetsky|RU|109023
Kyzyl|RU|108240
Kurgan|RU|343129
Krasnoyarsk|RU|927200
Kiselëvsk|RU|104000
Kemerovo|RU|477090
Kansk|RU|101502
Kamensk-Ural’skiy|RU|182500
Chelyabinsk|RU|1062919
Biysk|RU|215430
Barnaul|RU|599579
Achinsk|RU|117634
Abakan|RU|167289
Seversk|RU|109844
Yakutsk|RU|235600
Vladivostok|RU|587022
Ust’-Ilimsk|RU|100271
Ussuriysk|RU|157068
Ulan-Ude|RU|360278
Nakhodka|RU|146920
Komsomolsk-on-Amur|RU|275908
Khabarovsk|RU|579000
Irkutsk|RU|586695
Chita|RU|308500
Blagoveshchensk|RU|221296
Artëm|RU|102300
Angarsk|RU|243158
Bratsk|RU|256600
Khabarovsk Vtoroy|RU|578303
Yuzhno-Sakhalinsk|RU|176484
Petropavlovsk-Kamchatsky|RU|187282
Chertanovo Yuzhnoye|RU|142000
Orekhovo-Borisovo|RU|144000
Petrogradka|RU|130455
Vasyl'evsky Ostrov|RU|203058
Kalininskiy|RU|504641
Krasnogvargeisky|RU|337091
Admiralteisky|RU|157897
Akademicheskoe|RU|103304
Centralniy|RU|214625
Kigali|RW|745261
Yanbu|SA|200161
Tabuk|SA|455450
Sulţānah|SA|946697
Sakakah|SA|128332
Najrān|SA|258573
Mecca|SA|1323624
Khamis Mushait|SA|387553
Jizan|SA|105198
Jeddah|SA|2867446
Ha'il|SA|267005
Hafar Al-Batin|SA|271642
Buraydah|SA|391336
Ta’if|SA|530848
Riyadh|SA|4205961
Arar|SA|148540
Qurayyat|SA|102903
Al Mubarraz|SA|290802
Medina|SA|1300000
Khobar|SA|165799
Al Kharj|SA|425300
Al Jubayl|SA|237274
Al Hufūf|SA|293179
Dammam|SA|768602
Abha|SA|210886
Wad Medani|SD|332714
Omdurman|SD|1200000
Singa|SD|250000
Sinnar|SD|130122
Rabak|SD|135281
Nyala|SD|565734
Kosti|SD|345068
Kassala|SD|401477
Port Sudan|SD|489725
Atbara|SD|107930
An Nuhūd|SD|108008
El Obeid|SD|393311
Al Qadarif|SD|363945
Al Manāqil|SD|128297
Khartoum|SD|1974647
Geneina|SD|162981
El Fasher|SD|252609
El Daein|SD|264734
Ed Damer|SD|103941
Ad-Damazin|SD|186051
Gereida|SD|120000
Västerås|SE|117746
Uppsala|SE|149245
Stockholm|SE|1515017
Sollentuna|SE|139606
Södermalm|SE|127323
Örebro|SE|115765
Malmö|SE|301706
Linköping|SE|106502
Helsingborg|SE|104250
Göteborg|SE|572799
Singapore|SG|3547809
Woodlands|SG|252530
Ljubljana|SI|272220
Košice|SK|236563
Bratislava|SK|423737
Kenema|SL|143137
Freetown|SL|802639
Bo|SL|174354
Ziguinchor|SN|159778
Touba|SN|529176
Tiébo|SN|100289
Thiès Nones|SN|252320
Thiès|SN|320000
Saint-Louis|SN|176000
Pikine|SN|874062
Kaolack|SN|172305
Dakar|SN|2476400
Mogadishu|SO|2587183
Marka|SO|230100
Kismayo|SO|234852
Jamaame|SO|185270
Hargeysa|SO|477876
Berbera|SO|242344
Baidoa|SO|129839
Paramaribo|SR|223757
Winejok|SS|300000
Wau|SS|127384
Malakal|SS|160765
Juba|SS|450000
Soyapango|SV|329708
Santa Ana|SV|176661
San Salvador|SV|525990
San Miguel|SV|161880
Santa Tecla|SV|124694
Mejicanos|SV|160317
Apopa|SV|112158
Idlib|SY|128840
Homs|SY|775404
Ḩamāh|SY|460602
Aleppo|SY|1602264
Douma|SY|111864
Damascus|SY|1569394
Deir ez-Zor|SY|242565
Ar Raqqah|SY|177636
Latakia|SY|340181
Al Bāb|SY|130745
Manzini|SZ|110537
Sarh|TD|102528
N'Djamena|TD|721081
Moundou|TD|135167
Sokodé|TG|117811
Lomé|TG|749700
Kara|TG|104207
Surat Thani|TH|127201
Nakhon Si Thammarat|TH|120836
Lampang|TH|156139
Chiang Mai|TH|200952
Udon Thani|TH|247231
Ubon Ratchathani|TH|122533
Si Racha|TH|178916
Samut Prakan|TH|388920
Rayong|TH|106737
Phra Pradaeng|TH|171333
Phitsanulok|TH|103427
Pak Kret|TH|182926
Mueang Nonthaburi|TH|291555
Nakhon Ratchasima|TH|208781
Nakhon Pathom|TH|117927
Bangkok|TH|5104476
Khon Kaen|TH|147579
Khlong Luang|TH|118551
Hat Yai|TH|191696
Chon Buri|TH|219164
Dushanbe|TJ|679400
Khujand|TJ|144865
Dili|TL|150000
Ashgabat|TM|727700
Daşoguz|TM|166500
Mary|TM|114680
Türkmenabat|TM|234817
Tunis|TN|693210
Sousse|TN|164123
Sfax|TN|277278
Gabès|TN|110075
Bizerte|TN|115268
Kairouan|TN|119794
Viranşehir|TR|154163
Van|TR|371713
Uşak|TR|152862
Şanlıurfa|TR|449549
Turgutlu|TR|103292
Tarsus|TR|256482
Siverek|TR|175341
Sivas|TR|264022
Siirt|TR|114034
Osmaniye|TR|202837
Nazilli|TR|119370
Mersin|TR|537842
Manisa|TR|243971
Malatya|TR|441805
Kütahya|TR|185008
Konya|TR|875530
Kızıltepe|TR|150174
Kırıkkale|TR|211138
Kayseri|TR|592840
Karaman|TR|120399
Kahramanmaraş|TR|376045
İzmir|TR|2500603
Isparta|TR|172334
İskenderun|TR|159965
Gaziantep|TR|1065975
Eskişehir|TR|514869
Erzurum|TR|420691
Erzincan|TR|114027
Elazığ|TR|298004
Diyarbakır|TR|644763
Denizli|TR|313238
Batman|TR|381990
Balıkesir|TR|238151
Aydın|TR|163022
Antalya|TR|758188
Antakya|TR|210000
Ankara|TR|3517182
Alanya|TR|112969
Aksaray|TR|152201
Afyonkarahisar|TR|146136
Adıyaman|TR|223744
Adana|TR|1248988
Batikent|TR|300000
Zonguldak|TR|100229
Zeytinburnu|TR|288743
Üsküdar|TR|582666
Umraniye|TR|573265
Turhal|TR|110884
Trabzon|TR|244083
Tokat|TR|129702
Tekirdağ|TR|122287
Şişli|TR|314684
Samsun|TR|394050
Ordu|TR|116788
Mustafakemalpaşa|TR|101412
Maltepe|TR|427040
İzmit|TR|196571
Istanbul|TR|14804116
İnegol|TR|133959
Gebze|TR|281436
Esenyurt|TR|211330
Esenler|TR|520235
Edirne|TR|126470
Derince|TR|125485
Çorum|TR|183418
Çorlu|TR|202578
Bursa|TR|1412701
Bandırma|TR|107631
Bağcılar|TR|724270
Arnavutköy|TR|198165
Adapazarı|TR|286787
Ataşehir|TR|361615
Başakşehir|TR|193750
Beylikdüzü|TR|122452
Büyükçekmece|TR|163140
Çankaya|TR|792189
Bahçelievler|TR|576799
Sultangazi|TR|436935
Sultanbeyli|TR|286622
Sancaktepe|TR|241000
Karabağlar|TR|458000
Muratpaşa|TR|450000
Merkezefendi|TR|280341
Douliu|TW|104723
Yuanlin|TW|124725
Taipei|TW|7871900
Tainan|TW|771235
Taichung|TW|1040725
Banqiao|TW|543342
Nantou|TW|105682
Kaohsiung|TW|1519711
Hualien City|TW|350468
Hsinchu|TW|404109
Keelung|TW|397515
Taoyuan City|TW|402014
Taitung City|TW|109584
Zanzibar|TZ|403658
Tanga|TZ|224876
Tabora|TZ|145292
Shinyanga|TZ|107362
Mwanza|TZ|436801
Musoma|TZ|121119
Moshi|TZ|156959
Morogoro|TZ|250902
Mbeya|TZ|291649
Kigoma|TZ|164268
Katumba|TZ|108558
Iringa|TZ|111820
Dodoma|TZ|180541
Dar es Salaam|TZ|2698652
Arusha|TZ|341136
Songea|TZ|126449
Zhytomyr|UA|282192
Zaporizhia|UA|796217
Yevpatoriya|UA|106202
Yenakiyeve|UA|104101
Vinnytsia|UA|352115
Uzhgorod|UA|117878
Ternopil|UA|235676
Syevyerodonets’k|UA|130000
Sumy|UA|294456
Sloviansk|UA|124800
Simferopol|UA|336460
Sevastopol|UA|416263
Rivne|UA|255106
Poltava|UA|317847
Pavlohrad|UA|115932
Oleksandriya|UA|103000
Odessa|UA|1001558
Nikopol|UA|130500
Mykolayiv|UA|510840
Melitopol|UA|158000
Mariupol|UA|481626
Makiyivka|UA|376610
Lviv|UA|717803
Lutsk|UA|213661
Luhansk|UA|452000
Lysychans’k|UA|111600
Kyiv|UA|2797553
Kryvyi Rih|UA|652380
Kremenchuk|UA|227494
Kramators’k|UA|173700
Kropyvnytskyi|UA|249454
Khmelnytskyi|UA|398346
Kherson|UA|320477
Kharkiv|UA|1430885
Kerch|UA|148932
Kamianets-Podilskyi|UA|100000
Ivano-Frankivsk|UA|204200
Horlivka|UA|278550
Donetsk|UA|1024700
Dnipro|UA|1032822
Kamianske|UA|248575
Chernivtsi|UA|236250
Chernihiv|UA|307684
Cherkasy|UA|297568
Bila Tserkva|UA|199163
Berdyansk|UA|118284
Alchevs’k|UA|116000
Lira|UG|119323
Kampala|UG|1353189
Gulu|UG|146858
Birmingham|US|212461
Huntsville|US|190582
Mobile|US|194288
Montgomery|US|200602
Little Rock|US|197992
Washington, D.C.|US|601723
Brandon|US|103483
Cape Coral|US|175229
Clearwater|US|113003
Coral Springs|US|129485
Davie|US|100882
Fort Lauderdale|US|178590
Gainesville|US|130128
Hialeah|US|237069
Hollywood|US|149728
Jacksonville|US|868031
Lakeland|US|104401
Miami|US|441003
Miami Gardens|US|113187
Miramar|US|137132
Orlando|US|270934
Palm Bay|US|107888
Pembroke Pines|US|166611
Pompano Beach|US|107762
Port Saint Lucie|US|164603
St. Petersburg|US|257083
Tallahassee|US|189907
Tampa|US|369075
West Palm Beach|US|106779
Athens|US|116714
Atlanta|US|463878
Columbus|US|200579
Sandy Springs|US|105330
Savannah|US|145674
Springfield|US|116565
Evansville|US|119943
Indianapolis|US|829718
Kansas City|US|151306
Olathe|US|134305
Overland Park|US|186515
Topeka|US|127265
Wichita|US|389965
Ironville|US|288649
Lexington|US|225366
Lexington-Fayette|US|314488
Louisville|US|243639
Meads|US|288649
Baton Rouge|US|228590
Lafayette|US|127657
Metairie|US|138481
Metairie Terrace|US|142489
New Orleans|US|389617
Shreveport|US|197204
Baltimore|US|621849
Columbia|US|119108
East Independence|US|110675
Independence|US|117255
Kansas City|US|475378
St. Louis|US|315685
Springfield|US|166810
Jackson|US|170674
Cary|US|159769
Charlotte|US|827097
Durham|US|257636
Fayetteville|US|201963
Greensboro|US|285342
High Point|US|110268
Raleigh|US|451066
West Raleigh|US|338759
Wilmington|US|115933
Winston-Salem|US|241218
Cincinnati|US|296943
Columbus|US|850106
Dayton|US|140599
Broken Arrow|US|106563
Norman|US|120284
Oklahoma City|US|631346
Tulsa|US|403505
Philadelphia|US|1567442
Charleston|US|132609
Columbia|US|133803
North Charleston|US|108304
Chattanooga|US|176588
Clarksville|US|149176
East Chattanooga|US|154024
Knoxville|US|185291
Memphis|US|655770
Murfreesboro|US|126118
Nashville|US|530852
New South Memphis|US|641608
Abilene|US|121721
Arlington|US|388125
Austin|US|931830
Beaumont|US|118129
Brownsville|US|183887
Carrollton|US|133168
College Station|US|107889
Corpus Christi|US|324074
Dallas|US|1300092
Denton|US|131044
Fort Worth|US|833319
Frisco|US|154407
Garland|US|236897
Grand Prairie|US|187809
Houston|US|2296224
Irving|US|236607
Killeen|US|140806
Laredo|US|255473
Lewisville|US|104039
McAllen|US|140269
McKinney|US|162898
Mesquite|US|144788
Pasadena|US|153784
Pearland|US|108821
Plano|US|283558
Richardson|US|110815
Round Rock|US|115997
San Antonio|US|1469845
Tyler|US|103700
Waco|US|132356
Wichita Falls|US|104710
Alexandria|US|153511
Arlington|US|207627
Chesapeake|US|235429
East Hampton|US|147993
Hampton|US|136454
Newport News|US|182385
Norfolk|US|246393
Richmond|US|220289
Virginia Beach|US|452745
Hartford|US|124006
New Haven|US|130322
North Stamford|US|121230
Stamford|US|128874
Waterbury|US|108802
Cedar Rapids|US|130405
Davenport|US|102582
Des Moines|US|210330
Aurora|US|200661
Chicago|US|2720546
Elgin|US|112111
Joliet|US|147861
Naperville|US|147100
North Peoria|US|113004
Peoria|US|115070
Rockford|US|148278
Fort Wayne|US|260326
South Bend|US|101516
Boston|US|667137
Cambridge|US|110402
Lowell|US|110699
South Boston|US|571281
Springfield|US|154341
Worcester|US|184815
Ann Arbor|US|117070
Detroit|US|677116
Grand Rapids|US|195097
Lansing|US|115056
Sterling Heights|US|132052
Warren|US|134056
Minneapolis|US|410939
Rochester|US|112225
Saint Paul|US|285068
Fargo|US|118523
Lincoln|US|277348
Omaha|US|443885
Manchester|US|110229
Edison|US|102548
Elizabeth|US|129007
Jersey City|US|264290
Newark|US|281944
Paterson|US|147754
Amherst|US|122366
Astoria|US|150165
Borough Park|US|149248
The Bronx|US|1385108
Brooklyn|US|2300664
Buffalo|US|258071
Bushwick|US|112620
Corona|US|109698
East Flatbush|US|178464
East New York|US|173198
Elmhurst|US|113364
Gravesend|US|112229
Harlem|US|116345
Jamaica|US|216866
Manhattan|US|1487536
New York City|US|8175133
Queens|US|2272771
Rochester|US|209802
Sheepshead Bay|US|122534
Staten Island|US|468730
Syracuse|US|144142
Washington Heights|US|152613
Yonkers|US|201116
Akron|US|197542
Cleveland|US|388072
Toledo|US|279789
Allentown|US|120207
Pittsburgh|US|304391
Providence|US|179207
Sioux Falls|US|171544
Green Bay|US|105207
Madison|US|248951
Milwaukee|US|600155
Bridgeport|US|147629
Chandler|US|260828
Deer Valley|US|165656
Gilbert|US|247542
Glendale|US|240126
Maryvale|US|208189
Mesa|US|471825
Peoria|US|171237
Phoenix|US|1563025
Scottsdale|US|236839
Surprise|US|128422
Tempe|US|175826
Tempe Junction|US|158368
Tucson|US|531641
Anaheim|US|350742
Antioch|US|110542
Bakersfield|US|373640
Berkeley|US|120972
Burbank|US|105319
Carlsbad|US|113453
Chinatown|US|100574
Chula Vista|US|265757
Clovis|US|104180
Concord|US|128667
Corona|US|164226
Costa Mesa|US|113204
Daly City|US|106562
Downey|US|114219
East Los Angeles|US|126496
El Cajon|US|103679
El Monte|US|116732
Elk Grove|US|166913
Escondido|US|151451
Fairfield|US|112970
Fontana|US|207460
Fremont|US|232206
Fresno|US|520052
Fullerton|US|140847
Garden Grove|US|175393
Glendale|US|201020
Hayward|US|158289
Hollywood|US|167664
Huntington Beach|US|201899
Inglewood|US|111666
Irvine|US|256927
Koreatown|US|124281
Lancaster|US|161103
Long Beach|US|474140
Los Angeles|US|3971883
Modesto|US|211266
Moreno Valley|US|204198
Murrieta|US|109830
Norwalk|US|107140
Oakland|US|419267
Oceanside|US|175691
Ontario|US|171214
Orange|US|140992
Oxnard|US|207254
Palmdale|US|158351
Pasadena|US|142250
Pomona|US|153266
Rancho Cucamonga|US|175236
Rialto|US|103132
Richmond|US|109708
Riverside|US|322424
Roseville|US|130269
Sacramento|US|490712
Salinas|US|157380
San Bernardino|US|216108
San Diego|US|1394928
San Francisco|US|864816
San Jose|US|1026908
San Mateo|US|103536
Santa Ana|US|335400
Santa Clara|US|126215
Santa Clarita|US|182371
Santa Maria|US|105093
Santa Rosa|US|174972
Simi Valley|US|126788
Stockton|US|305658
Sunnyvale|US|151754
Temecula|US|112011
Thousand Oaks|US|129339
Torrance|US|148475
Universal City|US|105000
Valencia|US|148456
Vallejo|US|121253
Van Nuys|US|136443
Victorville|US|122225
Visalia|US|130104
Vista|US|100890
West Covina|US|108484
Arvada|US|115368
Aurora|US|359407
Centennial|US|109741
Colorado Springs|US|456568
Denver|US|682545
Lakewood|US|152597
Pueblo|US|109412
Thornton|US|133451
Westminster|US|113130
Albuquerque|US|559121
Las Cruces|US|101643
Enterprise|US|108481
Henderson|US|285667
Las Vegas|US|623747
North Las Vegas|US|234807
Paradise|US|223167
Reno|US|241445
Spring Valley|US|178395
Sunrise Manor|US|189372
Amarillo|US|198645
El Paso|US|681124
Lubbock|US|249042
Midland|US|132950
Odessa|US|118968
San Angelo|US|100450
Alhambra|US|127764
Boulder|US|107349
Fort Collins|US|161175
Greeley|US|100883
Boise|US|145987
Billings|US|110263
Eugene|US|163460
Gresham|US|110553
Hillsboro|US|102347
Portland|US|632309
Salem|US|164549
Provo|US|115264
Salt Lake City|US|192672
West Jordan|US|111946
West Valley City|US|136208
Bellevue|US|139820
Everett|US|108010
Kent|US|126952
Renton|US|100242
Seattle|US|684451
Spokane|US|213272
Tacoma|US|207948
Vancouver|US|172860
Honolulu|US|371657
Anchorage|US|298695
East Harlem|US|115921
Sunset Park|US|126000
Montevideo|UY|1270737
Nukus|UZ|230006
Tirmiz|UZ|140385
Samarkand|UZ|319366
Qarshi|UZ|222898
Bukhara|UZ|247644
Urganch|UZ|150110
Tashkent|UZ|1978028
Qo‘qon|UZ|187477
Olmaliq|UZ|121207
Navoiy|UZ|129725
Namangan|UZ|432456
Marg‘ilon|UZ|133490
Jizzax|UZ|152642
Fergana|UZ|164322
Chirchiq|UZ|167842
Angren|UZ|126957
Andijon|UZ|318419
Anaco|VE|117596
Alto Barinas|VE|284289
Valencia|VE|1385083
Turmero|VE|344700
Santa Teresa del Tuy|VE|278890
San Cristóbal|VE|246583
Punto Fijo|VE|131784
Puerto La Cruz|VE|370000
Puerto Cabello|VE|174000
Petare|VE|364684
Palo Negro|VE|128875
Ocumare del Tuy|VE|166072
Mucumpiz|VE|215259
Mérida|VE|300000
Mariara|VE|105486
Maracay|VE|1754256
Maracaibo|VE|2225000
Los Teques|VE|140617
Guatire|VE|191903
Guarenas|VE|181612
Guanare|VE|112286
Guacara|VE|151752
El Tigre|VE|150999
El Limón|VE|148247
Ejido|VE|106915
Cumaná|VE|257783
Cúa|VE|182558
Coro|VE|195227
Ciudad Guayana|VE|746535
Ciudad Bolívar|VE|338000
Charallave|VE|129182
Catia La Mar|VE|106822
Carúpano|VE|112082
Caracas|VE|3000000
Calabozo|VE|117132
Cagua|VE|119033
Cabimas|VE|200818
Baruta|VE|244216
Barquisimeto|VE|809490
Barinas|VE|353442
Barcelona|VE|424795
Acarigua|VE|143704
Maturín|VE|410972
Yên Vinh|VN|107082
Vũng Tàu|VN|209683
Vĩnh Long|VN|103314
Vinh|VN|163759
Ho Chi Minh City|VN|3467331
Thanh Hóa|VN|112473
Thái Nguyên|VN|133877
Sóc Trăng|VN|114453
Sa Dec|VN|203588
Rạch Giá|VN|228356
Qui Nhon|VN|210338
Pleiku|VN|114225
Phan Thiết|VN|160652
Nha Trang|VN|283441
Nam Định|VN|193499
Mỹ Tho|VN|122310
Long Xuyên|VN|158153
La Gi|VN|160652
Huế|VN|287217
Hạ Long|VN|148066
Hòa Bình|VN|105260
Hanoi|VN|1431270
Haiphong|VN|602695
Đưc Trọng|VN|161232
Da Nang|VN|752493
Ðà Lạt|VN|197000
Cần Thơ|VN|259598
Cần Giuộc|VN|152200
Cam Ranh|VN|146771
Cẩm Phả Mines|VN|135477
Cà Mau|VN|111894
Buôn Ma Thuột|VN|146975
Biên Hòa|VN|407208
Bảo Lộc|VN|151915
Bạc Liêu|VN|107911
Thị Xã Phú Mỹ|VN|221030
Prizren|XK|171464
Pristina|XK|550000
Mitrovicë|XK|107045
Ta‘izz|YE|615222
Sanaa|YE|1937451
Ibb|YE|234837
Dhamār|YE|160114
Mukalla|YE|258132
Al Ḩudaydah|YE|617871
Aden|YE|550602
Roodepoort|ZA|225000
Witbank|ZA|262491
Westonaria|ZA|156831
Welkom|ZA|431944
Vryheid|ZA|150012
Virginia|ZA|122502
Vereeniging|ZA|474681
Vanderbijlpark|ZA|246754
Uitenhage|ZA|228912
Tembisa|ZA|511655
Springs|ZA|186394
Soweto|ZA|1695047
Rustenburg|ZA|124064
Richards Bay|ZA|252968
Randfontein|ZA|133654
Randburg|ZA|337053
Queenstown|ZA|105309
Pretoria|ZA|1619438
Mokopane|ZA|101090
Potchefstroom|ZA|123669
Port Elizabeth|ZA|967677
Polokwane|ZA|123749
Pietermaritzburg|ZA|750845
Phalaborwa|ZA|109468
Orkney|ZA|145801
Nigel|ZA|140644
Newcastle|ZA|404838
Nelspruit|ZA|110159
Mpumalanga|ZA|140121
Middelburg|ZA|154706
Krugersdorp|ZA|378821
Kroonstad|ZA|103992
Klerksdorp|ZA|178921
Kimberley|ZA|142089
Johannesburg|ZA|2026469
eMbalenhle|ZA|141741
East London|ZA|478676
Durban|ZA|3120282
Carletonville|ZA|182304
Brits|ZA|122497
Brakpan|ZA|305692
Botshabelo|ZA|309714
Boksburg|ZA|445168
Bloemfontein|ZA|463064
Bhisho|ZA|137287
Bethal|ZA|101919
Benoni|ZA|605344
Alberton|ZA|121536
Midrand|ZA|173009
Centurion|ZA|233386
Worcester|ZA|127597
Paarl|ZA|190000
Cape Town|ZA|3433441
Diepsloot|ZA|350000
Ndola|ZM|394518
Mufulira|ZM|120500
Lusaka|ZM|1267440
Luanshya|ZM|113365
Livingstone|ZM|109203
Kitwe|ZM|400914
Kabwe|ZM|188979
Chingola|ZM|148564
Mutare|ZW|184205
Harare|ZW|1542813
Gweru|ZW|146073
Bulawayo|ZW|699385
Epworth|ZW|123250
Chitungwiza|ZW|340360`;
